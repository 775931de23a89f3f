import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { type RawBuilder, sql } from 'kysely';

/**
 * A person's waiting posts: submitted ones to pick up, those in their hands, those of others to approve, and those
 * returned to them.
 */
export function waitsFor(actor: PostActor): RawBuilder<boolean> {
  const own = sql<boolean>`posts.created_by_id = ${actor.userId}`;
  const mayPickUp = actor.permissions.includes('post.forward');
  const parts = [
    sql<boolean>`posts.state = 'RETURNED' AND ${own}`,
    mayPickUp && sql<boolean>`posts.state = 'SUBMITTED'`,
    mayPickUp && sql<boolean>`posts.state = 'EDITING' AND posts.assignee_id = ${actor.userId}`,
    mayApprove(actor) && sql<boolean>`posts.state = 'PENDING_APPROVAL' ${notOwn(actor)}`,
  ].filter((part) => part !== false);
  return sql`(${sql.join(
    parts.map((part) => sql`(${part})`),
    sql` OR `,
  )})`;
}

/** Their number: maintained sums, and one read of this person's editing. */
export function countWaiting(projectId: string, actor: PostActor): RawBuilder<string> {
  const mayPickUp = actor.permissions.includes('post.forward');
  const kept = [
    sql`state = 'RETURNED' AND created_by_id = ${actor.userId}`,
    mayPickUp && sql`state = 'SUBMITTED'`,
    mayApprove(actor) &&
      sql`state = 'PENDING_APPROVAL' ${actor.allowSelfApprove ? sql`` : sql`AND created_by_id <> ${actor.userId}`}`,
  ].filter((part) => part !== false);
  const sums = sql`(
    SELECT coalesce(sum(count), 0) FROM post_counts
    WHERE project_id = ${projectId} AND (${sql.join(kept, sql` OR `)}))`;
  if (!mayPickUp) return sql`${sums}`;
  return sql`(${sums} + (
    SELECT count(*) FROM posts
    WHERE project_id = ${projectId} AND state = 'EDITING' AND assignee_id = ${actor.userId}))`;
}

function mayApprove(actor: PostActor): boolean {
  return actor.permissions.includes('post.approve');
}

function notOwn(actor: PostActor): RawBuilder<unknown> {
  return actor.allowSelfApprove ? sql`` : sql`AND posts.created_by_id IS DISTINCT FROM ${actor.userId}`;
}
