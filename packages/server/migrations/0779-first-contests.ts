import { type Kysely, sql } from 'kysely';

const MB = 1_048_576;

/** For newsrooms that exist already; a first start writes its own (`seed-first-contests.ts`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const limits = {
    maxPerAuthor: 10,
    photo: {
      formats: ['image/jpeg'],
      minLongEdge: 3_000,
      minBytes: 0,
      maxBytes: 50 * MB,
      requireExif: false,
    },
    series: { min: 3, max: 12 },
    video: { formats: ['video/mp4'], maxSeconds: 300, maxBytes: 500 * MB, minHeight: 720 },
  };
  const voting = {
    enabled: false,
    counts: 'LIKE',
    likeWeight: 1,
    shareWeight: 0,
    monthly: false,
    antiFraud: { minAccountAgeHours: 0, maxPerNetworkPerDay: 30, similarNames: true },
  };
  await sql`
    INSERT INTO contests
      (project_id, code, prefix, title, title_en, year, categories, limits, voting, created_by_name, updated_by_name)
    SELECT projects.id, first.code, first.prefix, first.title, first.title_en, first.year,
      ARRAY['PHOTO_SINGLE', 'PHOTO_SERIES', 'VIDEO'], ${JSON.stringify(limits)}::jsonb,
      ${JSON.stringify(voting)}::jsonb, 'Hệ thống', 'Hệ thống'
    FROM projects JOIN (VALUES
      (2, 'happy', 'HV26', 'Happy Việt Nam', 'Happy Vietnam', 2026),
      (2, 'happy_2025', 'HV25', 'Happy Việt Nam 2025', 'Happy Vietnam 2025', 2025),
      (2, 'happy_2024', 'HV24', 'Happy Việt Nam 2024', 'Happy Vietnam 2024', 2024),
      (2, 'happy_2023', 'HV23', 'Happy Việt Nam 2023', 'Happy Vietnam 2023', 2023),
      (7, 'happy_2025_nghean', 'NA25', 'Nghệ An hạnh phúc 2025', 'Happy Nghe An 2025', 2025)
    ) AS first (project_id, code, prefix, title, title_en, year) ON first.project_id = projects.id`.execute(
    db,
  );
}
