import { type RawBuilder, sql } from 'kysely';

/** A post that readers find in lists. Its end counts from its minute on, whenever the job takes it down. */
export function listedForReaders(now: Date): RawBuilder<boolean> {
  return sql`posts.state = 'PUBLISHED' AND (posts.expire_time IS NULL OR posts.expire_time > ${now})`;
}
