import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** A public post as the survey reads it. */
export interface SurveyedPost {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly content: ArticleDocument;
  readonly categoryIds: readonly string[];
}

/** Public posts below an id, newest first. */
export async function publicPostsBelow(
  db: Db,
  projectId: string,
  { below, most }: { readonly below: string; readonly most: number },
): Promise<SurveyedPost[]> {
  return await publicPosts(db, projectId, sql`id < ${below} ORDER BY posts.id DESC LIMIT ${most}`);
}

/** In no order. */
export async function publicPostsByIds(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<SurveyedPost[]> {
  return ids.length === 0 ? [] : await publicPosts(db, projectId, sql`id = ANY (${ids}::bigint[])`);
}

async function publicPosts(db: Db, projectId: string, which: RawBuilder<unknown>): Promise<SurveyedPost[]> {
  const { rows } = await sql<SurveyedPost>`
    SELECT id::text, title, slug, excerpt, content,
      ARRAY(
        SELECT category_id::text FROM post_categories AS link
        WHERE link.project_id = posts.project_id AND link.post_id = posts.id) AS "categoryIds"
    FROM posts
    WHERE project_id = ${projectId} AND state = 'PUBLISHED' AND ${which}`.execute(db);
  return rows;
}

export async function countPublicPosts(db: Db, projectId: string): Promise<number> {
  const { posts } = await db
    .selectFrom('posts')
    .select(({ fn }) => fn.countAll<string>().as('posts'))
    .where('project_id', '=', projectId)
    .where('state', '=', 'PUBLISHED')
    .executeTakeFirstOrThrow();
  return Number(posts);
}

interface FactsRow {
  readonly offs: readonly string[];
  readonly domains: readonly string[];
  readonly categories: readonly { readonly id: string; readonly parent: string | null }[];
}

/** What a delivery of these posts would read for each of them. */
export async function readSurveyFacts(db: Db, projectId: string, postIds: readonly string[]) {
  const { rows } = await sql<FactsRow>`
    SELECT
      ARRAY(
        SELECT post_id::text FROM internal_link_offs
        WHERE project_id = ${projectId} AND post_id = ANY (${postIds}::bigint[])) AS offs,
      (SELECT domains FROM projects WHERE id = ${projectId}) AS domains,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id::text, 'parent', parent_id::text)), '[]')
        FROM categories WHERE project_id = ${projectId}) AS categories`.execute(db);
  const { offs, domains, categories } = rows[0] ?? { offs: [], domains: [], categories: [] };
  const parents = new Map(categories.map(({ id, parent }) => [id, parent]));
  function withAllAbove(ids: readonly string[]): string[] {
    const found = new Set<string>();
    for (let at of ids as readonly (string | null | undefined)[])
      for (; at && !found.has(at); at = parents.get(at)) found.add(at);
    return [...found];
  }
  return { offPostIds: new Set(offs), domains, withAllAbove };
}
