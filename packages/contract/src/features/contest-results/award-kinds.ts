import * as z from 'zod/mini';

/** PROPOSED until a decision names it; REVOKED by another decision. A proposal that is given up leaves no row. */
const AWARD_STATES = ['PROPOSED', 'AWARDED', 'REVOKED'] as const;
export const awardState = z.enum(AWARD_STATES, { error: 'choice' });
export type AwardState = z.output<typeof awardState>;

const PAID_STATES = ['UNPAID', 'PAID', 'RETURNED'] as const;
export const paidState = z.enum(PAID_STATES, { error: 'choice' });
export type PaidState = z.output<typeof paidState>;

/** `2025-08`. */
export const month = z
  .string({ error: 'type' })
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'pattern' }));
