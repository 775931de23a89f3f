import * as z from 'zod/mini';
import { versionOrNone } from '../../core/ids.ts';
import { pageQuery, queryInt } from '../../core/paging.ts';
import { personRef } from '../../vocabulary/audit-fields.ts';
import { MONTH_STATES } from '../posts/royalty/month-states.ts';
import { PAY_STATES, royaltyReason } from '../posts/royalty/royalty.ts';
import { royaltyPeriod } from '../posts/royalty/royalty-period.ts';
import { MONTH_STEPS } from './month-steps.ts';

export const monthParams = z.strictObject({ period: royaltyPeriod });

/** Months backwards from the present one, with later ones that have rows already. */
export const monthListQuery = z.strictObject({
  happy: pageQuery.happy,
  limit: z._default(queryInt({ min: 1, max: 120 }), 24),
});

const done = z.nullable(z.object({ by: personRef, time: z.string() }));

const monthFields = {
  period: z.string(),
  state: z.enum(MONTH_STATES),
  /** 0: nobody has done anything with it. */
  version: z.number(),
  submitted: done,
  approved: done,
  paid: done,
};

export const royaltyMonthRow = z.object({
  ...monthFields,
  /** Rows and đồng as they were submitted; null while it is open. */
  rows: z.nullable(z.number()),
  amount: z.nullable(z.number()),
});
export type RoyaltyMonthRow = z.output<typeof royaltyMonthRow>;

const sum = z.object({ rows: z.number(), amount: z.number() });

/** Rows and đồng by state; of one person, their parts alone. What is UNSET or NONE pays nothing. */
export const royaltySums = z.object({
  rows: z.number(),
  /** PROPOSED, APPROVED and PAID together. */
  amount: z.number(),
  people: z.number(),
  byState: z.record(z.enum(PAY_STATES), sum),
  /** Differences of earlier months, which the sums above contain. */
  corrections: sum,
});
export type RoyaltySums = z.output<typeof royaltySums>;

export const royaltyMonth = z.object({
  ...monthFields,
  /** It can be submitted once its last day is over. */
  isOver: z.boolean(),
  /** What was said when it was returned or opened again last. */
  reason: z.string(),
  /** What the caller may do now; `blockers` may still refuse "submit". */
  steps: z.array(z.enum(MONTH_STEPS)),
  /** Whoever would give back more than they get. */
  belowZero: z.array(z.object({ person: z.string(), name: z.string(), amount: z.number() })),
  /** Posts published in the month that came after it was closed and have no royalty: another month pays them. */
  late: z.number(),
  /** The first month after it that takes changes. */
  nextOpen: z.string(),
  sums: royaltySums,
});
export type RoyaltyMonth = z.output<typeof royaltyMonth>;

export const monthMove = z.strictObject({
  version: versionOrNone,
  step: z.enum(MONTH_STEPS, { error: 'choice' }),
  /** For "return" and "reopen", at least 10 characters. */
  reason: z._default(royaltyReason, ''),
});
