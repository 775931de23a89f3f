import * as z from 'zod/mini';

function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, { error: 'choice' });
}

/** A share counts apart from votes, where a contest counts shares. */
const VOTE_KINDS = ['LIKE', 'SHARE'] as const;
export const voteKind = choice(VOTE_KINDS);
export type VoteKind = z.output<typeof voteKind>;

/** BACK: taken back by its voter. */
const VOTE_STATES = ['VALID', 'STRUCK', 'BACK'] as const;
export const voteState = choice(VOTE_STATES);
export type VoteState = z.output<typeof voteState>;

/** Signs of votes that are no person's own. */
const VOTE_PATTERNS = ['NETWORK_BLOCK', 'SIMILAR_NAMES', 'BURST', 'YOUNG_ACCOUNT'] as const;
export const votePattern = choice(VOTE_PATTERNS);
export type VotePattern = z.output<typeof votePattern>;

/** What became of a proposal: its votes are struck, it is set aside, or its strike was undone. */
export const FINDING_STATES = ['PROPOSED', 'STRUCK', 'DISMISSED', 'UNDONE'] as const;
export const findingState = choice(FINDING_STATES);
export type FindingState = z.output<typeof findingState>;

export const FINDING_ACTIONS = ['strike', 'dismiss', 'undo'] as const;
export type FindingAction = (typeof FINDING_ACTIONS)[number];

/** NOTED at 24:00 of its last day; ANNOUNCED: it does not change any more. */
const MONTH_STATES = ['NOTED', 'ANNOUNCED'] as const;
export const monthState = choice(MONTH_STATES);
export type MonthState = z.output<typeof monthState>;

/** Minutes within which accounts belong to one burst, and how many they are at least. */
export const BURST = { minutes: 10, least: 10 } as const;
/** The same of accounts whose names differ by digits or a letter. */
export const SIMILAR = { minutes: 60, least: 4 } as const;

/** A verified e-mail votes this long without another code. */
export const VOTER_DAYS = 30;
/** Works of one category in the ranking of a month. */
export const MONTH_PLACES = 100;
/** A month of Hà Nội: `2026-11`. */
export const monthName = z
  .string({ error: 'type' })
  .check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, { error: 'pattern' }));
