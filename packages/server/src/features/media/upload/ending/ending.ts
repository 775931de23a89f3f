import type { Db } from '#server/core/db/database.ts';

/** What is done with the bytes once all are there. */
export interface Ending {
  /** Gives them their place in the storage, where nobody sees them yet. May be done again. */
  readonly prepare: () => Promise<void>;
  /** In one transaction with the end of the upload: shows them. Answers the row's id. */
  readonly write: (tx: Db) => Promise<string>;
}
