import type { TargetProblem } from '@toasoan/contract/features/internal-links/internal-link.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** A link from a public post to a page of the same site. */
export interface Use {
  readonly postId: string;
  readonly target: string;
  /** Null for one that people wrote. */
  readonly linkId: string | null;
  /** As it stands in the text, where readers cannot open its page. */
  readonly address: string;
  readonly problem: TargetProblem | null;
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
  const all = <Name extends keyof Use>(name: Name) => uses.map((use) => use[name]);
  await sql`
    INSERT INTO internal_link_uses (project_id, post_id, target, link_id, address, problem)
    SELECT ${projectId}, post_id, target, link_id, address, problem
    FROM unnest(
      ${all('postId')}::bigint[], ${all('target')}::text[], ${all('linkId')}::bigint[], ${all('address')}::text[],
      ${all('problem')}::text[]) AS used (post_id, target, link_id, address, problem)
    WHERE link_id IS NULL OR EXISTS (
      SELECT FROM internal_links WHERE project_id = ${projectId} AND id = link_id)`.execute(db);
}

/** What the last one found is replaced step by step, the counts of keywords at the end. */
export async function beginSurvey(
  db: Db,
  projectId: string,
  { total, now }: { readonly total: number; readonly now: Date },
): Promise<void> {
  const values = { posts: 0, total, start_time: now, end_time: null };
  await db
    .insertInto('internal_link_surveys')
    .values({ project_id: projectId, ...values })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet(values))
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
    .set(({ ref }) => ({ end_time: now, counted_time: now, counted_posts: ref('posts') }))
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
