import { authorSlug, targetPath } from '@toasoan/contract/article/link-target.ts';
import type { LinkReport, Orphan } from '@toasoan/contract/features/internal-links/report.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { type TargetColumns, targetColumns, targetJoins, targetOf, targetProblem } from '../target-view.ts';

/** Of each list; the counts tell of more. */
const MOST_SHOWN = 50;
/** Pages that are looked at, of each kind: the newest posts, the most used tags. */
const MOST_PAGES = 5_000;

export async function surveyOf(db: Db, projectId: string): Promise<LinkReport['survey']> {
  const row = await db
    .selectFrom('internal_link_surveys')
    .select(['posts', 'end_time'])
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return row === undefined ? null : { posts: row.posts, endTime: row.end_time?.toISOString() ?? null };
}

export async function brokenLinks(db: Db, projectId: string): Promise<LinkReport['broken']> {
  const { rows } = await sql<TargetColumns & { id: string; keyword: string; url: string }>`
    SELECT links.id::text, links.keyword, links.url, links.target_type, ${targetColumns}
    FROM internal_links AS links ${targetJoins}
    WHERE links.project_id = ${projectId} AND ${targetProblem} IS NOT NULL
    ORDER BY links.keyword COLLATE "vi-x-icu", links.id LIMIT ${MOST_SHOWN}`.execute(db);
  return rows.map((row) => ({ id: row.id, keyword: row.keyword, target: targetOf(row) }));
}

export async function unusedLinks(db: Db, projectId: string): Promise<LinkReport['unused']> {
  const { rows } = await sql<{ id: string; keyword: string }>`
    SELECT links.id::text, links.keyword
    FROM internal_links AS links
    JOIN internal_link_surveys AS survey
      ON survey.project_id = links.project_id AND survey.end_time > links.create_time
    WHERE links.project_id = ${projectId} AND links.hit_count = 0
    ORDER BY links.keyword COLLATE "vi-x-icu", links.id LIMIT ${MOST_SHOWN}`.execute(db);
  return rows;
}

type OrphanRow = Omit<Orphan, 'path'> & { readonly slug: string; readonly of: number };

/** Public pages that no surveyed post leads to, and how many of each kind there are. */
export async function orphanPages(
  db: Db,
  projectId: string,
): Promise<Pick<LinkReport, 'orphans' | 'orphanCounts'>> {
  const { rows } = await sql<OrphanRow>`
    WITH pages AS (
      (SELECT 'post' AS kind, id, title AS name, slug, '/' || slug AS path FROM posts
        WHERE project_id = ${projectId} AND state = 'PUBLISHED' ORDER BY id DESC LIMIT ${MOST_PAGES})
      UNION ALL
      (SELECT 'category', id, title, slug, '/chuyen-muc/' || slug FROM categories
        WHERE project_id = ${projectId} AND status = 'ENABLE' AND deleted_time IS NULL LIMIT ${MOST_PAGES})
      UNION ALL
      (SELECT 'tag', id, title, slug, '/the/' || slug FROM tags
        WHERE project_id = ${projectId} AND status = 'ENABLE' AND deleted_time IS NULL AND merged_into_id IS NULL
        ORDER BY post_count DESC, id LIMIT ${MOST_PAGES})
      UNION ALL
      (SELECT 'user', users.id, users.display_name, '', '' FROM project_members AS member
        JOIN users ON users.id = member.user_id
        WHERE member.project_id = ${projectId} AND users.role = 'AUTHOR' AND users.status = 'ENABLE'
          AND users.deleted_time IS NULL LIMIT ${MOST_PAGES})
    ), orphans AS (
      SELECT pages.*, count(*) OVER (PARTITION BY kind)::int AS of,
        row_number() OVER (PARTITION BY kind ORDER BY id DESC) AS place
      FROM pages
      WHERE NOT EXISTS (
          SELECT FROM internal_link_uses AS used
          WHERE used.project_id = ${projectId} AND used.target = pages.kind || ':' || pages.id
            AND NOT (pages.kind = 'post' AND used.post_id = pages.id))
        AND NOT EXISTS (
          SELECT FROM internal_link_uses AS used
          WHERE used.project_id = ${projectId} AND used.target = pages.path
            AND NOT (pages.kind = 'post' AND used.post_id = pages.id))
    )
    SELECT kind, id::text, name, slug, of FROM orphans WHERE place <= ${MOST_SHOWN} ORDER BY kind, place`.execute(
    db,
  );
  const count = (kind: Orphan['kind']) => rows.find((row) => row.kind === kind)?.of ?? 0;
  return {
    orphans: rows.map(({ of: _, slug, ...page }) => ({
      ...page,
      path: targetPath(page.kind, page.kind === 'user' ? authorSlug(page) : slug),
    })),
    orphanCounts: {
      post: count('post'),
      category: count('category'),
      tag: count('tag'),
      user: count('user'),
    },
  };
}
