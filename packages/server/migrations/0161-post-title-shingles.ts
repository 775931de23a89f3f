import { type Kysely, sql } from 'kysely';

const BATCH = 1_000;

/** Similar headlines are found by the runs of three syllables they share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE posts ADD COLUMN title_shingles text[] COLLATE "C" NOT NULL DEFAULT '{}'`.execute(db);
  await fillShingles(db);
  await sql`
    CREATE INDEX posts_title_shingles ON posts USING gin (title_shingles) WITH (fastupdate = off)
    WHERE state <> 'TRASHED'`.execute(db);
}

async function fillShingles(db: Kysely<unknown>): Promise<void> {
  for (let after = '0'; ; ) {
    const { rows } = await sql<{ id: string; project_id: string; title: string }>`
      SELECT id, project_id, title FROM posts WHERE id > ${after} ORDER BY id LIMIT ${sql.lit(BATCH)}`.execute(
      db,
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    const filled = rows.map(({ id, project_id, title }) => ({ id, runs: shingles(project_id, title) }));
    await sql`
      UPDATE posts SET title_shingles = given.runs
      FROM jsonb_to_recordset(${JSON.stringify(filled)}::jsonb) AS given (id bigint, runs text[])
      WHERE posts.id = given.id`.execute(db);
    after = last.id;
  }
}

/** A copy of the product's function as it was when this migration was written. */
function shingles(projectId: string, title: string): string[] {
  const folded = title
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .replace(/[đĐÐ]/g, 'd')
    .toLowerCase();
  const words = folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  const count = Math.max(1, words.length - 2);
  const runs = Array.from({ length: count }, (_, at) => words.slice(at, at + 3).join(' '));
  return [...new Set(runs)].map((run) => `${projectId}:${run}`);
}
