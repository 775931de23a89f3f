import { type RawBuilder, sql } from 'kysely';
import { isPublicPost } from '#server/features/posts/public.ts';
import type { BlockPlace, ExpectedPosts } from './block-place.ts';

/**
 * A post that readers find in lists at the moment of the place. Its end counts from its minute on, whenever the job
 * takes it down.
 */
export function seenInLists({ now, expected }: BlockPlace): RawBuilder<boolean> {
  const isOpen = sql<boolean>`(posts.expire_time IS NULL OR posts.expire_time > ${now})`;
  const isSeen = sql<boolean>`(${isPublicPost(now)} AND ${isOpen})`;
  return expected === undefined ? isSeen : sql`(${isSeen} OR (${isComing(expected, now)} AND ${isOpen}))`;
}

function isComing(expected: ExpectedPosts, now: Date): RawBuilder<boolean> {
  if (expected.kind === 'post') return sql`(posts.id = ${expected.postId} AND posts.state <> 'TRASHED')`;
  const { createdById } = expected;
  const isOwn = createdById === undefined ? sql`true` : sql`posts.created_by_id = ${createdById}`;
  return sql`(posts.state = 'SCHEDULED' AND posts.schedule_time <= ${now} AND ${isOwn})`;
}

/** The order of lists; a post that is expected has the time that it will be published at. */
export function newestFirst({ now, expected }: BlockPlace): RawBuilder<unknown> {
  if (expected === undefined) return sql`posts.published_time DESC NULLS LAST, posts.id DESC`;
  const coming = expected.kind === 'scheduled' ? sql`posts.schedule_time` : sql`${now}::timestamptz`;
  return sql`CASE WHEN posts.state = 'PUBLISHED' THEN posts.published_time ELSE ${coming} END DESC NULLS LAST,
    posts.id DESC`;
}
