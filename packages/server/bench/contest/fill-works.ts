import { USUAL_LIMITS, USUAL_VOTING } from '@toasoan/contract/features/contests/contest-values.ts';
import { isComparable } from '@toasoan/contract/features/submission-checks/likeness.ts';
import pg from 'pg';
import { inventLook, numbersFrom } from './invent-looks.ts';

const AT_ONCE = 2_000;
const LOOKS_EACH = 11;
const BY = `'Bench', 'Bench'`;

/** Works of one contest with a picture and its looks each, once: what is there stays. @returns looks of whole pictures. */
export async function fillWorks(url: string, projectId: string, works: number): Promise<string[]> {
  const next = numbersFrom(20_251_130);
  const looks: string[][] = Array.from({ length: works }, () =>
    Array.from({ length: LOOKS_EACH }, () => comparableLook(next)),
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM submission_looks');
    if (Number(rows[0]?.count) < works * LOOKS_EACH) await insertAll(client, projectId, looks);
  } finally {
    await client.end();
  }
  return looks.map(([whole = '0']) => whole);
}

function comparableLook(next: () => number): string {
  for (;;) {
    const look = inventLook(next);
    if (isComparable(look)) return look;
  }
}

async function insertAll(client: pg.Client, projectId: string, looks: readonly string[][]): Promise<void> {
  await client.query(
    `INSERT INTO contests (id, project_id, code, prefix, title, year, categories, limits, voting, created_by_name,
       updated_by_name)
     VALUES (1, $1, 'bench', 'HV26', 'Bench', 2026, '{PHOTO_SINGLE}', $2, $3, ${BY}) ON CONFLICT DO NOTHING`,
    [projectId, JSON.stringify(USUAL_LIMITS), JSON.stringify(USUAL_VOTING)],
  );
  await client.query(
    `INSERT INTO entrants (id, project_id, contest_id, email, email_key, full_name, search_text, created_by_name,
       updated_by_name) VALUES (1, $1, 1, 'a@b.example', 'a@b.example', 'A', 'a', ${BY}) ON CONFLICT DO NOTHING`,
    [projectId],
  );
  for (let first = 0; first < looks.length; first += AT_ONCE) {
    const some = looks.slice(first, first + AT_ONCE);
    const ids = some.map((_, at) => first + at + 1);
    await client.query(
      `INSERT INTO submissions (id, project_id, contest_id, number, category, title, entrant_id, submit_time, search_text,
         created_by_name, updated_by_name)
       SELECT id, $1, 1, 'HV26-A-' || lpad(id::text, 5, '0'), 'PHOTO_SINGLE', 'Bench', 1, now(), '', ${BY}
       FROM unnest($2::bigint[]) AS id`,
      [projectId, ids],
    );
    await client.query(
      `INSERT INTO submission_files (id, project_id, submission_id, file_name, mime, bytes, checksum, key)
       SELECT id, $1, id, 'a.jpg', 'image/jpeg', 1, '', 'bench-' || id FROM unnest($2::bigint[]) AS id`,
      [projectId, ids],
    );
    await client.query(
      `INSERT INTO submission_looks (project_id, file_id, kind, look_hash)
       SELECT $1, file, CASE at WHEN 0 THEN 'WHOLE' ELSE 'CUT' END, look
       FROM unnest($2::bigint[], $3::int[], $4::bigint[]) AS rows (file, at, look)`,
      [
        projectId,
        some.flatMap((own, at) => own.map(() => ids[at])),
        some.flatMap((own) => own.map((_, at) => at)),
        some.flat(),
      ],
    );
  }
  await client.query('VACUUM ANALYZE submission_looks, submission_files, submissions');
}
