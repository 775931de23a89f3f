import type { ReaderCount } from '@toasoan/contract/core/endpoint.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export interface ReaderLimit {
  readonly calls: number;
  readonly withinMs: number;
}

/** Calls of one network in ten seconds, counted per process: thousands of people share the address of a mobile network. */
export const CALLS_PER_TEN_SECONDS = 1_200;

/** Calls that one network may make, counted in PostgreSQL; reading is limited by the flood gate alone. */
export const PER_ADDRESS: Readonly<Record<Exclude<ReaderCount, 'read'>, ReaderLimit>> = {
  comment: { calls: 5, withinMs: MINUTE },
  vote: { calls: 60, withinMs: MINUTE },
  click: { calls: 600, withinMs: MINUTE },
  report: { calls: 10, withinMs: MINUTE },
  request: { calls: 5, withinMs: HOUR },
  suggestion: { calls: 20, withinMs: HOUR },
  ticket: { calls: 10, withinMs: HOUR },
  file: { calls: 40, withinMs: HOUR },
  confirm: { calls: 20, withinMs: 15 * MINUTE },
  // A school or a mobile network may have one address.
  entry: { calls: 600, withinMs: MINUTE },
  entryCode: { calls: 60, withinMs: 15 * MINUTE },
  entryOpen: { calls: 60, withinMs: 15 * MINUTE },
  entryFile: { calls: 1_200, withinMs: 10 * MINUTE },
  ballot: { calls: 600, withinMs: MINUTE },
  ballotCode: { calls: 60, withinMs: 15 * MINUTE },
  ballotOpen: { calls: 60, withinMs: 15 * MINUTE },
  jury: { calls: 600, withinMs: MINUTE },
  juryCode: { calls: 30, withinMs: 15 * MINUTE },
  juryOpen: { calls: 60, withinMs: 15 * MINUTE },
};

/** Calls that name one e-mail address, from anywhere: each may send a mail. */
export const PER_EMAIL: Readonly<Partial<Record<ReaderCount, ReaderLimit>>> = {
  comment: { calls: 5, withinMs: MINUTE },
  request: { calls: 3, withinMs: HOUR },
  suggestion: { calls: 10, withinMs: HOUR },
  entryCode: { calls: 5, withinMs: HOUR },
  entryOpen: { calls: 20, withinMs: HOUR },
  ballotCode: { calls: 5, withinMs: HOUR },
  ballotOpen: { calls: 20, withinMs: HOUR },
};

/** Calls that name one secret, from anywhere: who has a mailed link still sends few mails by it. */
export const PER_SECRET: Readonly<Partial<Record<ReaderCount, ReaderLimit>>> = {
  juryCode: { calls: 5, withinMs: HOUR },
  juryOpen: { calls: 20, withinMs: HOUR },
};

/** Calls that may write or wait for a connection at once; the next ones are asked to come back. */
export const AT_ONCE = { width: 8, queue: 200 } as const;

/** Uploads that are counted at once; whoever sends a file waits rather than sends it again. */
export const UPLOADS_AT_ONCE = { width: 2, queue: 2_000 } as const;
