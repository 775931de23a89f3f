import type { Db } from '#server/core/db/database.ts';

/** Whether a person judges a round of a contest that is still open: then authors stay hidden from them. */
export type IsBlindFor = (
  db: Db,
  at: { readonly projectId: string; readonly contestId: string; readonly userId: string },
) => Promise<boolean>;
