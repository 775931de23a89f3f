import { type Kysely, sql } from 'kysely';

/**
 * Pickers show first whose name, pen name or old name begins as the text does, then whose given name does, and read
 * them in this order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN name_key text NOT NULL DEFAULT ''`.execute(db);
  let last = '0';
  for (let batch = await fillBatch(db, last); batch !== undefined; batch = await fillBatch(db, last))
    last = batch;
  const shown = sql`WHERE deleted_time IS NULL AND status = 'ENABLE'`;
  await sql`CREATE INDEX users_by_name_key ON users (name_key COLLATE "C", id) ${shown}`.execute(db);
  await sql`
    CREATE INDEX users_by_given_key ON users (
      split_part(name_key, ' ', -1) COLLATE "C",
      split_part(name_sort, ' ', 1) COLLATE "vi-x-icu",
      name_sort COLLATE "vi-x-icu",
      id
    ) ${shown}`.execute(db);
  await sql`
    CREATE INDEX users_by_alias ON users (alias_text COLLATE "C", id)
    WHERE deleted_time IS NULL AND status = 'ENABLE' AND alias_text <> ''`.execute(db);
  await sql`CREATE INDEX users_of_kind ON users (account_type, id) ${shown}`.execute(db);
}

interface Named {
  readonly id: string;
  readonly display_name: string;
  readonly hides_name: boolean;
}

const BATCH = 2_000;

/** @returns the last id of the batch; undefined when none is left */
async function fillBatch(db: Kysely<unknown>, after: string): Promise<string | undefined> {
  const { rows } = await sql<Named>`
    SELECT id, display_name, hides_name FROM users WHERE id > ${after} ORDER BY id LIMIT ${BATCH}`.execute(
    db,
  );
  const shown = rows.filter(({ hides_name }) => !hides_name);
  await sql`
    UPDATE users SET name_key = given.words
    FROM unnest(${shown.map(({ id }) => id)}::bigint[], ${shown.map((row) => foldedWords(row.display_name))}::text[])
      AS given (id, words)
    WHERE users.id = given.id`.execute(db);
  return rows.at(-1)?.id;
}

/** A copy of the folding function as it was when this migration was written. */
function foldedWords(text: string): string {
  const folded = text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .replace(/[đĐÐ]/g, 'd')
    .toLowerCase();
  return (folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');
}
