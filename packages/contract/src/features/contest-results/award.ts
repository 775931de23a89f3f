import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { longText, oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { day } from '../../vocabulary/day.ts';
import { contestCategory, contestState, medal, prizeKind } from '../contests/contest-kinds.ts';
import { reasonCode, submissionState } from '../submissions/submission-states.ts';
import { awardState, month, paidState } from './award-kinds.ts';

/** What a row shows of its work: never who made it. */
const awardedWork = z.object({
  id: z.string(),
  number: z.string(),
  title: z.string(),
  category: contestCategory,
  state: submissionState,
  average: z.nullable(z.number()),
  rank: z.nullable(z.number()),
  voteValid: z.number(),
  /** The small preview; '' while there is none. */
  cover: z.string(),
  isRecalled: z.boolean(),
});
export type AwardedWork = z.output<typeof awardedWork>;

export const award = z.object({
  id: z.string(),
  contestId: z.string(),
  prizeId: z.string(),
  work: awardedWork,
  state: awardState,
  /** Of a prize that is given every month. */
  month: z.nullable(z.string()),
  decisionNo: z.string(),
  decisionDate: z.nullable(z.string()),
  /** In đồng, as the prize promised when it was proposed. */
  amount: z.number(),
  paidState,
  paidTime: z.nullable(z.string()),
  paidBy: z.string(),
  /** Number of identity and bank account are known. */
  hasPayee: z.boolean(),
  revokeNo: z.string(),
  revokeDate: z.nullable(z.string()),
  reasonCode: z.string(),
  reasonText: z.string(),
  ...auditFields,
});
export type Award = z.output<typeof award>;

/** A prize, how many there are, and how many have a work. */
export const prizeStanding = z.object({
  id: z.string(),
  category: z.nullable(contestCategory),
  name: z.string(),
  nameEn: z.string(),
  medal,
  amount: z.number(),
  /** Of a monthly prize: in each month. */
  quantity: z.number(),
  kind: prizeKind,
  proposed: z.number(),
  awarded: z.number(),
});
export type PrizeStanding = z.output<typeof prizeStanding>;

/** What the announcement waits for, and what should be looked at first. */
const ANNOUNCE_ITEMS = ['NOT_JUDGING', 'ROUNDS_OPEN', 'NOBODY_AWARDED', 'PROPOSALS_LEFT'] as const;
const announceItem = z.enum(ANNOUNCE_ITEMS);
export type AnnounceItem = z.output<typeof announceItem>;

/** On the list of the exhibition, in the order that people gave, then by the codes. */
const exhibitedWork = z.object({ ...awardedWork.shape, code: z.string(), version: z.number() });
export type ExhibitedWork = z.output<typeof exhibitedWork>;

export const awardBoard = z.object({
  contest: z.object({
    id: z.string(),
    code: z.string(),
    state: contestState,
    announceTime: z.nullable(z.string()),
    version: z.number(),
  }),
  prizes: z.array(prizeStanding),
  awards: z.array(award),
  /** Works that wait for a prize in each category, in the order of the final round. */
  waiting: z.array(awardedWork),
  exhibited: z.array(exhibitedWork),
  missing: z.array(announceItem),
  /** Awarded works that readers cannot see: their authors have not agreed to it. */
  withoutUsage: z.number(),
});
export type AwardBoard = z.output<typeof awardBoard>;

/** `beforeId`: the work that hangs after it then; null: it becomes the last. */
export const exhibitedPlace = z.strictObject({ id: contentId, version, beforeId: z.nullable(contentId) });
export type ExhibitedPlace = z.output<typeof exhibitedPlace>;

export const contestQuery = z.strictObject({ contestId: contentId });

export const awardsPropose = z.strictObject({
  contestId: contentId,
  /** Absent: all categories. */
  category: z.optional(contestCategory),
  /** Absent: those of the jury, and those of the audience once nobody can vote any more. */
  kind: z.optional(z.enum(['JURY', 'AUDIENCE'], { error: 'choice' })),
});
export type AwardsPropose = z.output<typeof awardsPropose>;

export const awardsProposed = z.object({
  added: z.number(),
  /** Numbers of equal works of which too few prizes are left: somebody has to choose. */
  ties: z.array(z.string()),
});

export const awardCreate = z.strictObject({
  submissionId: contentId,
  prizeId: contentId,
  month: z.optional(month),
});
export type AwardCreate = z.output<typeof awardCreate>;

const decision = { decisionNo: oneLine({ min: 1, max: 60 }), decisionDate: day };

/** The winners of a month get its prizes: by a decision at once, or as proposals. */
export const monthAward = z.strictObject({
  monthId: contentId,
  version,
  decision: z.optional(z.strictObject(decision)),
});
export type MonthAward = z.output<typeof monthAward>;

export const awardsConfirm = z.strictObject({
  items: z
    .array(z.strictObject({ id: contentId, version }))
    .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(200, { error: 'tooMany' })),
  ...decision,
});
export type AwardsConfirm = z.output<typeof awardsConfirm>;

export const awardWithdraw = z.strictObject({ version });

export const awardRevoke = z.strictObject({
  version,
  ...decision,
  reasonCode,
  reasonText: z._default(longText({ max: 1_000 }), ''),
});
export type AwardRevoke = z.output<typeof awardRevoke>;

export const awardPay = z.strictObject({ version, paidState });

/** Who gets the money. */
export const payee = z.object({
  /** Of the identity card or passport. */
  idNumber: z.string(),
  bank: z.string(),
  account: z.string(),
  holder: z.string(),
});
export type Payee = z.output<typeof payee>;

export const payeeSave = z.strictObject({
  version,
  idNumber: oneLine({ max: 30 }),
  bank: oneLine({ max: 120 }),
  account: z.string({ error: 'type' }).check(z.regex(/^[0-9A-Za-z]{0,40}$/, { error: 'pattern' })),
  holder: oneLine({ max: 150 }),
});
export type PayeeSave = z.output<typeof payeeSave>;
