import * as z from 'zod/mini';
import { contentId } from '../../../core/ids.ts';
import { oneLine } from '../../../core/text.ts';
import { personRef } from '../../../vocabulary/audit-fields.ts';
import { HIGHEST_COEFFICIENT, ROYALTY_GROUPS } from '../../../vocabulary/royalty-groups.ts';
import { MONTH_STATES } from './month-states.ts';
import { royaltyPeriod } from './royalty-period.ts';
import { hasTwoDecimals } from './royalty-rules.ts';

export const QUALITY_GRADES = ['A', 'B', 'C', 'D'] as const;
export const qualityGrade = z.enum(QUALITY_GRADES, { error: 'choice' });
export const PAY_STATES = ['UNSET', 'PROPOSED', 'APPROVED', 'PAID', 'NONE'] as const;
export const payState = z.enum(PAY_STATES, { error: 'choice' });
export type PayState = z.output<typeof payState>;
/** What people set; PAID comes from the payment of the month. */
export const SET_PAY_STATES = ['UNSET', 'PROPOSED', 'APPROVED', 'NONE'] as const;
const setPayState = z.enum(SET_PAY_STATES, { error: 'choice' });
export const royaltyGroup = z.enum(ROYALTY_GROUPS, { error: 'choice' });

export const decimal = (min: number, max: number) =>
  z
    .number({ error: 'type' })
    .check(
      z.gte(min, { error: 'tooSmall' }),
      z.lte(max, { error: 'tooBig' }),
      z.refine(hasTwoDecimals, { error: 'pattern' }),
    );
export const money = z
  .number({ error: 'type' })
  .check(
    z.int({ error: 'type' }),
    z.gte(0, { error: 'tooSmall' }),
    z.lte(1_000_000_000, { error: 'tooBig' }),
  );

const payee = z.strictObject({
  /** The author's account; absent for a name without one. */
  accountId: z.optional(contentId),
  /** As it stands on the sheet: it stays when the account is renamed or deleted. */
  name: oneLine({ min: 1, max: 120 }),
  share: decimal(0.01, 100),
});
export type PayeeDraft = z.output<typeof payee>;
/** No payee is right for work that pays nothing; a rule asks for whole shares of everything else. */
const payees = z.array(payee, { error: 'type' }).check(z.maxLength(20, { error: 'tooMany' }));

/** What a work is worth and to whom. */
export const worthFields = {
  royaltyGroup,
  coefficient: decimal(0, HIGHEST_COEFFICIENT),
  payees,
  qualityGrade: z.nullable(qualityGrade),
};
/** Why work pays nothing, or why an amount changes. */
export const royaltyReason = oneLine({ max: 500 });

export const royaltyDraft = z.strictObject({
  ...worthFields,
  payState: setPayState,
  /** The month of payment; null: the month of publication. */
  period: z.nullable(royaltyPeriod),
  /** Why it pays nothing; needed for NONE. */
  noneReason: z._default(royaltyReason, ''),
});
export type RoyaltyDraft = z.output<typeof royaltyDraft>;

/** One payee's part. Absent account: a name alone, or an account that is gone. */
export const payeePart = z.object({
  accountId: z.optional(z.string()),
  name: z.string(),
  share: z.number(),
  amount: z.number(),
});
export type PayeePart = z.output<typeof payeePart>;

/** As computed on the server. */
export const royalty = z.object({
  royaltyGroup,
  coefficient: z.number(),
  /** Of the project's table on the day of publication, in đồng. */
  unitValue: z.number(),
  payees: z.array(payeePart),
  amount: z.number(),
  qualityGrade: z.nullable(qualityGrade),
  payState,
  period: z.nullable(z.string()),
  noneReason: z.string(),
  version: z.number(),
  updateTime: z.string(),
  updatedBy: personRef,
});
export type Royalty = z.output<typeof royalty>;

/** The row of the project's table that a post takes. */
export const rateOfDay = z.object({
  /** Null: the product's own values, for a project that has no table yet. */
  validFrom: z.nullable(z.string()),
  unitValue: z.number(),
  /** The project's changes to the highest coefficients; other groups keep those of the decree. */
  maxima: z.partialRecord(royaltyGroup, z.number()),
});
export type RateOfDay = z.output<typeof rateOfDay>;

/** The month that pays a post. */
const monthOfPost = z.object({
  period: z.string(),
  state: z.enum(MONTH_STATES),
  /** The first month after it that still takes changes: corrections go there. */
  nextOpen: z.string(),
});

/** A difference that a later month pays. */
const correctionOfPost = z.object({
  id: z.string(),
  period: z.string(),
  amount: z.number(),
  reason: z.string(),
  payState,
  createTime: z.string(),
  createdBy: personRef,
});

export const royaltyOfPost = z.object({
  royalty: z.nullable(royalty),
  /** Proposed while nobody has set one: of the first author who has one, or of the genre. */
  proposedGroup: royaltyGroup,
  rate: rateOfDay,
  /** Null before publication, unless the royalty names a month. */
  month: z.nullable(monthOfPost),
  corrections: z.array(correctionOfPost),
});
export type RoyaltyOfPost = z.output<typeof royaltyOfPost>;
