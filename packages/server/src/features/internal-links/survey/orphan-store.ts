import type { TargetKind } from '@toasoan/contract/article/link-target.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** Public pages of each kind, as `id`. */
const PAGES: Readonly<Record<TargetKind, (projectId: string) => RawBuilder<unknown>>> = {
  post: (projectId) => sql`SELECT id FROM posts WHERE project_id = ${projectId} AND state = 'PUBLISHED'`,
  category: (projectId) => sql`
    SELECT id FROM categories WHERE project_id = ${projectId} AND status = 'ENABLE' AND deleted_time IS NULL`,
  tag: (projectId) => sql`
    SELECT id FROM tags
    WHERE project_id = ${projectId} AND status = 'ENABLE' AND deleted_time IS NULL AND merged_into_id IS NULL`,
  user: (projectId) => sql`
    SELECT users.id FROM project_members AS member JOIN users ON users.id = member.user_id
    WHERE member.project_id = ${projectId} AND users.role = 'AUTHOR' AND users.status = 'ENABLE'
      AND users.deleted_time IS NULL`,
};

interface Walk {
  readonly kind: TargetKind;
  readonly below: string;
  readonly most: number;
}

/**
 * Looks at `most` pages below an id and keeps those that no surveyed post leads to; a post does not count for itself.
 * Returns the id to go on below, or undefined when all were looked at.
 */
export async function replaceOrphans(
  db: Db,
  projectId: string,
  { kind, below, most }: Walk,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string; isOrphan: boolean }>`
    SELECT page.id::text, NOT EXISTS (
      SELECT FROM internal_link_uses AS used
      WHERE used.project_id = ${projectId} AND used.target = ${kind}::text || ':' || page.id
        AND NOT (${kind}::text = 'post' AND used.post_id = page.id)) AS "isOrphan"
    FROM (
      SELECT id FROM (${PAGES[kind](projectId)}) AS pages WHERE id < ${below} ORDER BY id DESC LIMIT ${most}
    ) AS page
    ORDER BY page.id DESC`.execute(db);
  const last = rows.length < most ? undefined : rows.at(-1)?.id;
  await sql`
    DELETE FROM internal_link_orphans
    WHERE project_id = ${projectId} AND kind = ${kind} AND page_id >= ${last ?? '0'} AND page_id < ${below}`.execute(
    db,
  );
  const orphans = rows.filter(({ isOrphan }) => isOrphan).map(({ id }) => id);
  if (orphans.length > 0)
    await sql`
      INSERT INTO internal_link_orphans (project_id, kind, page_id)
      SELECT ${projectId}, ${kind}, unnest(${orphans}::bigint[])`.execute(db);
  return last;
}
