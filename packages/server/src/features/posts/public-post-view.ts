import { type RawBuilder, sql } from 'kysely';

/** Nothing of it may be seen before, whatever its state. */
function isPastEmbargo(now: Date): RawBuilder<boolean> {
  return sql`(posts.details ->> 'embargoUntil' IS NULL OR (posts.details ->> 'embargoUntil')::timestamptz <= ${now})`;
}

/** Readers see the post in lists and at its address. Inside a statement over `posts`. */
export function isPublicPost(now: Date): RawBuilder<boolean> {
  return sql`(posts.state = 'PUBLISHED' AND posts.published_time <= ${now} AND ${isPastEmbargo(now)})`;
}

/** Its time is over, and it stays readable in the archive. */
export const IS_ARCHIVED: RawBuilder<boolean> = sql`(
  posts.state = 'EXPIRED' AND coalesce(posts.details ->> 'archiveOnExpire', 'true') = 'true')`;

/** Readers see the post at its address. */
export function isReadablePost(now: Date): RawBuilder<boolean> {
  return sql`(${isPublicPost(now)} OR (${IS_ARCHIVED} AND ${isPastEmbargo(now)}))`;
}
