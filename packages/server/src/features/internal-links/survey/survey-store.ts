import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { sql } from 'kysely';
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
  const { rows } = await sql<SurveyedPost>`
    SELECT id::text, title, slug, excerpt, content,
      ARRAY(
        SELECT category_id::text FROM post_categories AS link
        WHERE link.project_id = posts.project_id AND link.post_id = posts.id) AS "categoryIds"
    FROM posts
    WHERE project_id = ${projectId} AND state = 'PUBLISHED' AND id < ${below}
    ORDER BY id DESC LIMIT ${most}`.execute(db);
  return rows;
}

export interface Use {
  readonly postId: string;
  readonly target: string;
  readonly linkId: string | null;
}

/** Replaces what was known of the posts from `from` up to below `below`: those no longer public lead nowhere. */
export async function replaceUses(
  db: Db,
  projectId: string,
  { from, below, uses }: { readonly from: string; readonly below: string; readonly uses: readonly Use[] },
): Promise<void> {
  await sql`
    DELETE FROM internal_link_uses
    WHERE project_id = ${projectId} AND post_id >= ${from} AND post_id < ${below}`.execute(db);
  if (uses.length === 0) return;
  await sql`
    INSERT INTO internal_link_uses (project_id, post_id, target, link_id)
    SELECT ${projectId}, post_id, target, link_id
    FROM unnest(
      ${uses.map(({ postId }) => postId)}::bigint[], ${uses.map(({ target }) => target)}::text[],
      ${uses.map(({ linkId }) => linkId)}::bigint[]) AS used (post_id, target, link_id)
    WHERE link_id IS NULL OR EXISTS (
      SELECT FROM internal_links WHERE project_id = ${projectId} AND id = link_id)`.execute(db);
}

export async function beginSurvey(db: Db, projectId: string, now: Date): Promise<void> {
  await db
    .insertInto('internal_link_surveys')
    .values({ project_id: projectId, start_time: now })
    .onConflict((conflict) =>
      conflict.column('project_id').doUpdateSet({ posts: 0, start_time: now, end_time: null }),
    )
    .execute();
}

export async function countSurveyed(db: Db, projectId: string, posts: number): Promise<void> {
  await db.updateTable('internal_link_surveys').set({ posts }).where('project_id', '=', projectId).execute();
}

/** Writes the counts into the keywords; nobody edited them, so their versions stay. */
export async function endSurvey(db: Db, projectId: string, now: Date): Promise<void> {
  await sql`
    UPDATE internal_links AS links SET hit_count = found.posts, last_applied = found.newest
    FROM (
      SELECT own.id, count(DISTINCT used.post_id)::int AS posts, max(posts.published_time) AS newest
      FROM internal_links AS own
      LEFT JOIN internal_link_uses AS used ON used.project_id = own.project_id AND used.link_id = own.id
      LEFT JOIN posts ON posts.project_id = used.project_id AND posts.id = used.post_id
      WHERE own.project_id = ${projectId}
      GROUP BY own.id) AS found
    WHERE links.project_id = ${projectId} AND links.id = found.id
      AND (links.hit_count, links.last_applied) IS DISTINCT FROM (found.posts, found.newest)`.execute(db);
  await db
    .updateTable('internal_link_surveys')
    .set({ end_time: now })
    .where('project_id', '=', projectId)
    .execute();
}

/** Whether a survey of the project runs or waits for its next step. */
export async function isSurveyed(db: Db, projectId: string): Promise<boolean> {
  const running = await db
    .selectFrom('internal_link_surveys')
    .select('project_id')
    .where('project_id', '=', projectId)
    .where('end_time', 'is', null)
    .executeTakeFirst();
  return running !== undefined;
}
