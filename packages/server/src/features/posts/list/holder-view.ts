import { type RawBuilder, sql } from 'kysely';
import { LOCK_HOLDS } from '../lock/held-by-view.ts';

export interface HolderFacts {
  readonly userId: string;
  readonly name: string;
  /** In milliseconds: JSON has no times. */
  readonly since: number;
}

/** The current lock holder of a post, beside its row; null when there is none. */
export const HOLDER_COLUMN: RawBuilder<HolderFacts | null> = sql`(
    SELECT json_build_object('userId', post_locks.user_id::text, 'name', post_locks.user_name,
      'since', (extract(epoch FROM post_locks.since) * 1000)::bigint)
    FROM post_locks
    WHERE post_locks.project_id = posts.project_id AND post_locks.post_id = posts.id AND ${LOCK_HOLDS}
  )`;
