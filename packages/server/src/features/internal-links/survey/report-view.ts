import { authorSlug, targetPath } from '@toasoan/contract/article/link-target.ts';
import type { LinkReport, Orphan } from '@toasoan/contract/features/internal-links/report.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { type TargetColumns, targetColumns, targetJoins, targetOf, targetProblem } from '../target-view.ts';

/** Of each list; the totals tell of more. */
const MOST_SHOWN = 50;

export async function surveyOf(db: Db, projectId: string): Promise<LinkReport['survey']> {
  const row = await db
    .selectFrom('internal_link_surveys')
    .select(['posts', 'total', 'end_time', 'counted_posts', 'counted_time'])
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  if (row === undefined) return { running: null, counted: null };
  return {
    running: row.end_time === null ? { posts: row.posts, total: row.total } : null,
    counted: row.counted_time && { posts: row.counted_posts, time: row.counted_time.toISOString() },
  };
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
      ON survey.project_id = links.project_id AND survey.counted_time > links.create_time
    WHERE links.project_id = ${projectId} AND links.hit_count = 0
    ORDER BY links.keyword COLLATE "vi-x-icu", links.id LIMIT ${MOST_SHOWN}`.execute(db);
  return rows;
}

type WrittenRow = LinkReport['written'][number] & { readonly total: number };

/** Links in public texts that readers cannot open, newest post first, and how many there are. */
export async function writtenBroken(
  db: Db,
  projectId: string,
): Promise<{ readonly written: LinkReport['written']; readonly total: number }> {
  const { rows } = await sql<WrittenRow>`
    SELECT used.post_id::text AS "postId", posts.title, used.address, used.problem, count(*) OVER ()::int AS total
    FROM internal_link_uses AS used
    JOIN posts ON posts.project_id = used.project_id AND posts.id = used.post_id AND posts.state = 'PUBLISHED'
    WHERE used.project_id = ${projectId} AND used.problem IS NOT NULL
    ORDER BY used.post_id DESC, used.id LIMIT ${MOST_SHOWN}`.execute(db);
  return { written: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

type OrphanRow = Omit<Orphan, 'path'> & { readonly slug: string };

/** Public pages that no surveyed post leads to, newest first, and how many of each kind there are. */
export async function orphanPages(
  db: Db,
  projectId: string,
): Promise<Pick<LinkReport, 'orphans' | 'orphanCounts'>> {
  const counted = await db
    .selectFrom('internal_link_orphans')
    .select(['kind', ({ fn }) => fn.countAll<string>().as('pages')])
    .where('project_id', '=', projectId)
    .groupBy('kind')
    .execute();
  const { rows } = await sql<OrphanRow>`
    WITH newest AS (
      SELECT kinds.kind, page.id FROM unnest(ARRAY['post', 'category', 'tag', 'user']) AS kinds (kind),
        LATERAL (
          SELECT page_id AS id FROM internal_link_orphans
          WHERE project_id = ${projectId} AND internal_link_orphans.kind = kinds.kind
          ORDER BY page_id DESC LIMIT ${MOST_SHOWN}) AS page)
    SELECT newest.kind, newest.id::text, coalesce(post.title, category.title, tag.title, author.display_name) AS name,
      coalesce(post.slug, category.slug, tag.slug, '') AS slug
    FROM newest
    LEFT JOIN posts AS post ON newest.kind = 'post' AND post.project_id = ${projectId} AND post.id = newest.id
      AND post.state = 'PUBLISHED'
    LEFT JOIN categories AS category ON newest.kind = 'category' AND category.project_id = ${projectId}
      AND category.id = newest.id AND category.deleted_time IS NULL
    LEFT JOIN tags AS tag ON newest.kind = 'tag' AND tag.project_id = ${projectId} AND tag.id = newest.id
      AND tag.deleted_time IS NULL
    LEFT JOIN users AS author ON newest.kind = 'user' AND author.id = newest.id AND author.deleted_time IS NULL
    WHERE coalesce(post.id, category.id, tag.id, author.id) IS NOT NULL
    ORDER BY newest.kind, newest.id DESC`.execute(db);
  const count = (kind: Orphan['kind']) => Number(counted.find((row) => row.kind === kind)?.pages ?? 0);
  return {
    orphans: rows.map(({ slug, ...page }) => ({
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
