import { type Kysely, sql } from 'kysely';
import { FIRST_CONTEST_TEXTS } from './first-contest-texts.ts';

const MB = 1_048_576;
const MILLION = 1_000_000;
const CATEGORIES = ['PHOTO_SINGLE', 'PHOTO_SERIES', 'VIDEO'] as const;
const BY = 'Hệ thống';

type Prize = readonly [name: string, nameEn: string, medal: string, amount: number, quantity: number];

interface First {
  readonly code: string;
  readonly projectId: number;
  readonly theme: string;
  readonly lead: readonly string[];
  readonly together: readonly string[];
  /** First and last day of the intake, in Hà Nội; null: nobody has said. */
  readonly intake: readonly [string | null, string | null];
  readonly created: readonly [string | null, string | null];
  readonly maxPerAuthor: number;
  readonly minBytes?: number;
  readonly maxFilmBytes?: number;
  readonly voting?: 'LIKE' | 'LIKE_SHARE';
  readonly jury: readonly Prize[];
  readonly others: readonly (readonly [kind: string, isInEach: boolean, ...prize: Prize])[];
}

/** Amounts that nobody has named are 0, for the organisers to set. */
const THREE: readonly Prize[] = [
  ['Giải Nhất', 'First prize', 'GOLD', 0, 1],
  ['Giải Nhì', 'Second prize', 'SILVER', 0, 1],
  ['Giải Ba', 'Third prize', 'BRONZE', 0, 1],
];
const NO_ORGANISERS = { lead: [], together: [] };

const FIRST: readonly First[] = [
  {
    code: 'happy',
    projectId: 2,
    theme: 'Tết hạnh phúc 2026',
    ...NO_ORGANISERS,
    intake: ['2026-02-10', '2026-03-10'],
    created: [null, null],
    maxPerAuthor: 0,
    voting: 'LIKE_SHARE',
    jury: THREE,
    others: [['AUDIENCE', true, 'Giải Bình chọn', 'Prize of the audience', 'NONE', 0, 1]],
  },
  {
    code: 'happy_2025',
    projectId: 2,
    theme: '',
    lead: ['Bộ Văn hóa, Thể thao và Du lịch'],
    together: ['Hội Nghệ sĩ Nhiếp ảnh Việt Nam', 'Đài Truyền hình Việt Nam'],
    intake: ['2025-05-22', '2025-09-30'],
    created: ['2023-01-01', '2025-09-30'],
    maxPerAuthor: 0,
    voting: 'LIKE',
    jury: [
      ['Giải Nhất', 'First prize', 'GOLD', 50, 1],
      ['Giải Nhì', 'Second prize', 'SILVER', 30, 2],
      ['Giải Ba', 'Third prize', 'BRONZE', 15, 3],
      ['Giải Khuyến khích', 'Consolation prize', 'CONSOLATION', 5, 10],
    ],
    others: [
      ['AUDIENCE', true, 'Giải Bình chọn', 'Prize of the audience', 'NONE', 5, 1],
      ['CREATIVE', true, 'Giải Sáng tạo', 'Creative prize', 'NONE', 20, 1],
    ],
  },
  {
    code: 'happy_2024',
    projectId: 2,
    theme: '',
    lead: ['Bộ Thông tin và Truyền thông'],
    together: ['Hội Nghệ sĩ Nhiếp ảnh Việt Nam'],
    intake: ['2024-03-20', '2024-08-20'],
    created: ['2022-01-01', null],
    maxPerAuthor: 10,
    voting: 'LIKE',
    jury: [
      ['Giải Vàng', 'Gold prize', 'GOLD', 70, 1],
      ['Giải Bạc', 'Silver prize', 'SILVER', 20, 2],
      ['Giải Đồng', 'Bronze prize', 'BRONZE', 10, 3],
      ['Giải Khuyến khích', 'Consolation prize', 'CONSOLATION', 5, 10],
    ],
    others: [
      ['AUDIENCE', true, 'Giải Bình chọn nhiều nhất', 'Most voted work', 'NONE', 5, 1],
      ['MONTHLY', false, 'Giải Nhất tháng', 'First of the month', 'NONE', 0, 1],
      ['MONTHLY', false, 'Giải Nhì tháng', 'Second of the month', 'NONE', 0, 1],
      ['MONTHLY', false, 'Giải Ba tháng', 'Third of the month', 'NONE', 0, 1],
    ],
  },
  {
    code: 'happy_2023',
    projectId: 2,
    theme: 'Vì hạnh phúc mỗi người',
    lead: ['Cục Thông tin đối ngoại, Bộ Thông tin và Truyền thông'],
    together: [],
    intake: [null, null],
    created: [null, null],
    maxPerAuthor: 0,
    jury: THREE,
    others: [],
  },
  {
    code: 'happy_2025_nghean',
    projectId: 7,
    theme: '',
    lead: ['Sở Văn hóa, Thể thao và Du lịch Nghệ An'],
    together: ['Cục Thông tin cơ sở và Thông tin đối ngoại'],
    intake: ['2025-07-15', '2025-10-01'],
    created: ['2023-01-01', '2025-10-01'],
    maxPerAuthor: 0,
    minBytes: 3 * MB,
    maxFilmBytes: 200 * MB,
    jury: THREE,
    others: [],
  },
];

const EXCLUDED = 'Thành viên Ban Tổ chức, Ban Giám khảo, Hội đồng Thẩm định và Ban Thư ký';
const REQUIRED = ['birthDate', 'phone', 'address', 'takenPlace', 'takenTime', 'story'];
const CRITERIA = [
  { key: 'content', name: 'Nội dung, ý nghĩa', nameEn: 'Content and meaning', weight: 40 },
  { key: 'art', name: 'Nghệ thuật, kỹ thuật', nameEn: 'Art and technique', weight: 30 },
  { key: 'creativity', name: 'Sáng tạo', nameEn: 'Creativity', weight: 15 },
  { key: 'reach', name: 'Khả năng lan tỏa', nameEn: 'Power to reach people', weight: 15 },
];
const ROUNDS = [
  { key: 'PRELIM', position: 1, mode: 'THUMBS', criteria: [] as typeof CRITERIA, quota: 100 },
  { key: 'FINAL', position: 2, mode: 'SCORE10', criteria: CRITERIA, quota: 30 },
];

/**
 * Gives the contests of the first start their terms, rounds, prizes and a frame of rules, where nobody has touched them
 * yet. A first start calls it too (`seed-first-contests.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const first of FIRST) {
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM contests AS contest
      WHERE project_id = ${first.projectId} AND code = ${first.code} AND state = 'DRAFT' AND version = 1
        AND rules_version = 0
        AND NOT EXISTS (SELECT FROM contest_rounds WHERE project_id = contest.project_id AND contest_id = contest.id)
        AND NOT EXISTS (SELECT FROM contest_prizes WHERE project_id = contest.project_id AND contest_id = contest.id)
        AND NOT EXISTS (SELECT FROM submissions WHERE project_id = contest.project_id AND contest_id = contest.id)
      FOR UPDATE`.execute(db);
    if (rows[0] !== undefined) await complete(db, first, rows[0].id);
  }
}

async function complete(db: Kysely<unknown>, first: First, id: string): Promise<void> {
  const [open, close] = first.intake;
  const organisers = { lead: first.lead, together: first.together, companion: [], patron: [] };
  await sql`
    UPDATE contests SET theme = ${first.theme}, organisers = ${JSON.stringify(organisers)}::jsonb,
      open_time = ${open}::date::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh',
      close_time = (${close}::date + 1)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh' - interval '1 millisecond',
      created_from = ${first.created[0]}::date, created_to = ${first.created[1]}::date,
      limits = ${JSON.stringify(limitsOf(first))}::jsonb, voting = ${JSON.stringify(votingOf(first))}::jsonb,
      excluded_groups = ${[EXCLUDED]}::text[], required_fields = ${REQUIRED}::text[], rules_version = 1
    WHERE id = ${id}`.execute(db);
  for (const { key, position, mode, criteria, quota } of ROUNDS) {
    const each = Object.fromEntries(CATEGORIES.map((category) => [category, quota]));
    await sql`
      INSERT INTO contest_rounds
        (project_id, contest_id, key, position, mode, criteria, quota, created_by_name, updated_by_name)
      VALUES (${first.projectId}, ${id}, ${key}, ${position}, ${mode}, ${JSON.stringify(criteria)}::jsonb,
        ${JSON.stringify(each)}::jsonb, ${BY}, ${BY})`.execute(db);
  }
  for (const [position, { category, kind, prize }] of prizesOf(first).entries()) {
    const [name, nameEn, medal, amount, quantity] = prize;
    await sql`
      INSERT INTO contest_prizes (project_id, contest_id, category, name, name_en, medal, amount, quantity, kind,
        position, created_by_name, updated_by_name)
      VALUES (${first.projectId}, ${id}, ${category}, ${name}, ${nameEn}, ${medal}, ${amount * MILLION}, ${quantity},
        ${kind}, ${position}, ${BY}, ${BY})`.execute(db);
  }
  const [rules, consent, privacy, copyright] = Object.values(FIRST_CONTEST_TEXTS).map((text) =>
    JSON.stringify(text),
  );
  await sql`
    INSERT INTO contest_rules (project_id, contest_id, version, rules, consent, privacy, copyright, created_by_name)
    VALUES (${first.projectId}, ${id}, 1, ${rules}::jsonb, ${consent}::jsonb, ${privacy}::jsonb, ${copyright}::jsonb,
      ${BY})`.execute(db);
}

function limitsOf({ maxPerAuthor, minBytes = 0, maxFilmBytes = 500 * MB }: First) {
  return {
    maxPerAuthor,
    photo: { formats: ['image/jpeg'], minLongEdge: 3_000, minBytes, maxBytes: 50 * MB, requireExif: false },
    series: { min: 3, max: 12 },
    video: { formats: ['video/mp4'], maxSeconds: 300, maxBytes: maxFilmBytes, minHeight: 720 },
  };
}

function votingOf({ voting, others }: First) {
  return {
    enabled: voting !== undefined,
    counts: voting ?? 'LIKE',
    likeWeight: 1,
    shareWeight: voting === 'LIKE_SHARE' ? 1 : 0,
    monthly: others.some(([kind]) => kind === 'MONTHLY'),
    antiFraud: { minAccountAgeHours: 0, maxPerNetworkPerDay: 30, similarNames: true },
  };
}

function prizesOf({ jury, others }: First) {
  const inEach = others.filter(([, isInEach]) => isInEach);
  const ofAll = others.filter(([, isInEach]) => !isInEach);
  return [
    ...CATEGORIES.flatMap((category) => [
      ...jury.map((prize) => ({ category, kind: 'JURY', prize })),
      ...inEach.map(([kind, , ...prize]) => ({ category, kind, prize })),
    ]),
    ...ofAll.map(([kind, , ...prize]) => ({ category: null, kind, prize })),
  ];
}
