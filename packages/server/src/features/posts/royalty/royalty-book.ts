import type { RateOfDay, RoyaltyOfPost } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import type { Db } from '#server/core/db/database.ts';

/** The project's table of payments and its months. They lie above the posts, so their feature hands this in. */
export interface RoyaltyBook {
  /** No month is closed and no norm changes until the transaction ends. Taken before any post is locked. */
  readonly hold: (db: Db, projectId: string) => Promise<void>;
  /** The norms of the day of publication; for a post without one, those of today. */
  readonly rateOn: (db: Db, projectId: string, publishedTime: Date | null) => Promise<RateOfDay>;
  readonly monthOf: (
    db: Db,
    projectId: string,
    period: string,
  ) => Promise<NonNullable<RoyaltyOfPost['month']>>;
  readonly correctionsOf: (
    db: Db,
    projectId: string,
    postId: string,
  ) => Promise<RoyaltyOfPost['corrections']>;
}
