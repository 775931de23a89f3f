import { cleanOneLine } from '@toasoan/contract/core/text.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { FindNamed } from './csv-rows.ts';

/** A file of ours names records by their pages. */
const keyOf = (name: string) =>
  cleanOneLine(name)
    .replace(/^\/(?:the|chuyen-muc|tac-gia)\//, '')
    .toLocaleLowerCase('vi');

interface NamedRow {
  readonly kind: string;
  readonly id: string;
  readonly names: readonly (string | null)[];
}

/** Records of the project that a file names, by id, slug or name. */
export async function findNamed(db: Db, projectId: string, names: readonly string[]): Promise<FindNamed> {
  const keys = [...new Set(names.map(keyOf))];
  const { rows } = await sql<NamedRow>`
    SELECT 'category' AS kind, id::text, ARRAY[slug, title] AS names FROM categories
    WHERE project_id = ${projectId} AND deleted_time IS NULL
    UNION ALL
    SELECT 'tag', tags.id::text, ARRAY[tags.slug, tag_names.name_key]
    FROM tag_names JOIN tags ON tags.project_id = tag_names.project_id AND tags.id = tag_names.tag_id
    WHERE tag_names.project_id = ${projectId} AND tag_names.name_key = ANY (${keys})
    UNION ALL
    SELECT 'tag', id::text, ARRAY[slug, title] FROM tags
    WHERE project_id = ${projectId} AND slug = ANY (${keys}) AND deleted_time IS NULL AND merged_into_id IS NULL
    UNION ALL
    SELECT 'user', users.id::text, ARRAY[users.username, users.display_name]
    FROM project_members AS member JOIN users ON users.id = member.user_id
    WHERE member.project_id = ${projectId} AND users.deleted_time IS NULL`.execute(db);
  const found = new Map<string, string>();
  for (const { kind, id, names: known } of rows)
    for (const name of [id, ...known])
      if (name !== null && !found.has(`${kind} ${keyOf(name)}`)) found.set(`${kind} ${keyOf(name)}`, id);
  return (kind, name) => {
    const own = found.get(`${kind} ${keyOf(name)}`);
    // The page of an author ends in the id.
    return own ?? (kind === 'user' ? found.get(`user ${/\d+$/.exec(name)?.[0]}`) : undefined);
  };
}

/** The keywords that match the same words, by their keys. */
export async function idsByKeyword(db: Db, projectId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('internal_links')
    .select(['id', 'keyword_key'])
    .where('project_id', '=', projectId)
    .execute();
  return new Map(rows.map(({ id, keyword_key }) => [keyword_key, id]));
}

/** Does the work and takes it back: its results tell what it would do. */
export async function withoutEffect<Result>(tx: Db, work: () => Promise<Result>): Promise<Result> {
  await sql`SAVEPOINT dry_run`.execute(tx);
  const result = await work();
  await sql`ROLLBACK TO SAVEPOINT dry_run`.execute(tx);
  return result;
}
