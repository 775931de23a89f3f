import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

const FAMILY = [
  'nguyen',
  'tran',
  'le',
  'pham',
  'hoang',
  'phan',
  'vu',
  'dang',
  'bui',
  'do',
  'ho',
  'ngo',
  'duong',
  'ly',
];
const MIDDLE = ['van', 'thi', 'minh', 'thu', 'quang', 'duc', 'ngoc', 'hai', 'kim', 'bao'];
const GIVEN = [
  'an',
  'binh',
  'chi',
  'dung',
  'giang',
  'ha',
  'huy',
  'khanh',
  'lan',
  'mai',
  'nam',
  'oanh',
  'phuc',
  'son',
];
const PLACES = ['quang ngai kon tum', 'gia lai binh dinh', 'lam dong dak nong binh thuan', 'hue', 'nghe an'];

/** Authors and destinations with names as common as in life, written as rows: their calls take an hour. */
export async function fillAccounts(db: Db, projectId: string, count: number): Promise<void> {
  for (let from = 1; from <= count; from += BATCH)
    await fillBatch(db, projectId, { from, to: Math.min(from + BATCH - 1, count) });
}

/** Within the time limit of a statement. */
const BATCH = 2_500;

async function fillBatch(
  db: Db,
  projectId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const pick = (list: readonly string[], step: number) =>
    sql`(${list}::text[])[1 + (n / ${sql.lit(step)}) % ${sql.lit(list.length)}]`;
  await sql`
    WITH made AS (
      INSERT INTO users (account_type, username, display_name, name_sort, search_text, name_text, name_key, alias_text,
        created_by_name, updated_by_name)
      SELECT CASE WHEN n % 5 = 0 THEN 'destination' ELSE 'author' END, 'bench-' || n,
        initcap(whole), initcap(given || ' ' || family || ' ' || middle), whole || ' ' || alias,
        whole || ' ' || alias, whole, alias, 'Bench', 'Bench'
      FROM generate_series(${from}::int, ${to}::int) AS n
      CROSS JOIN LATERAL (
        SELECT ${pick(FAMILY, 1)} AS family, ${pick(MIDDLE, 14)} AS middle, ${pick(GIVEN, 140)} AS given
      ) AS words
      CROSS JOIN LATERAL (
        SELECT family || ' ' || middle || ' ' || given AS whole,
          CASE WHEN n % 5 = 0 THEN ${pick(PLACES, 5)} ELSE 'but danh ' || n END AS alias
      ) AS texts
      RETURNING id, account_type, display_name, alias_text
    ), joined AS (
      INSERT INTO project_members (project_id, user_id) SELECT ${projectId}, id FROM made
    )
    INSERT INTO account_profiles (user_id, project_id, kind, profile, slug, pen_name, pen_key, name_fold, state)
    SELECT id, ${projectId}, account_type, '{}', 'bench-' || id,
      CASE WHEN account_type = 'author' THEN initcap(alias_text) ELSE '' END,
      CASE WHEN account_type = 'author' THEN alias_text END, lower(display_name),
      CASE WHEN account_type = 'destination' THEN 'DRAFT' END
    FROM made`.execute(db);
}
