import type { Generated } from 'kysely';

/** One row, there from the beginning. */
export interface LiveHorizonTable {
  only_row: Generated<boolean>;
  /** Notices of transactions up to this one may have been forgotten. */
  xid: string;
}
