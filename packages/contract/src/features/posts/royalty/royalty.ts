import * as z from 'zod/mini';
import { oneLine } from '../../../core/text.ts';
import { personRef } from '../../../vocabulary/audit-fields.ts';
import { HIGHEST_COEFFICIENT, ROYALTY_GROUPS } from './royalty-groups.ts';
import { hasTwoDecimals } from './royalty-rules.ts';

export const QUALITY_GRADES = ['A', 'B', 'C', 'D'] as const;
const qualityGrade = z.enum(QUALITY_GRADES, { error: 'choice' });
export const PAY_STATES = ['UNSET', 'PROPOSED', 'APPROVED', 'PAID', 'NONE'] as const;
const payState = z.enum(PAY_STATES, { error: 'choice' });
const royaltyGroup = z.enum(ROYALTY_GROUPS, { error: 'choice' });

const decimal = (min: number, max: number) =>
  z
    .number({ error: 'type' })
    .check(
      z.gte(min, { error: 'tooSmall' }),
      z.lte(max, { error: 'tooBig' }),
      z.refine(hasTwoDecimals, { error: 'pattern' }),
    );
const money = z
  .number({ error: 'type' })
  .check(
    z.int({ error: 'type' }),
    z.gte(0, { error: 'tooSmall' }),
    z.lte(1_000_000_000, { error: 'tooBig' }),
  );

const payee = z.strictObject({ name: oneLine({ min: 1, max: 120 }), share: decimal(0.01, 100) });

const royaltyFields = {
  royaltyGroup,
  coefficient: decimal(0, HIGHEST_COEFFICIENT),
  /** In đồng. */
  unitValue: money,
  payees: z
    .array(payee, { error: 'type' })
    .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(20, { error: 'tooMany' })),
  qualityGrade: z.nullable(qualityGrade),
  payState,
  /** The month of payment, `2026-11`. */
  period: z.nullable(
    z.string({ error: 'type' }).check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, { error: 'pattern' })),
  ),
};
export const royaltyDraft = z.strictObject(royaltyFields);
export type RoyaltyDraft = z.output<typeof royaltyDraft>;

/** As computed on the server. */
export const royalty = z.object({
  ...royaltyFields,
  payees: z.array(z.object({ name: z.string(), share: z.number(), amount: z.number() })),
  amount: z.number(),
  version: z.number(),
  updateTime: z.string(),
  updatedBy: personRef,
});
export type Royalty = z.output<typeof royalty>;

/** A project's payment settings: its value of a unit, and its changes to the table of groups. */
export const royaltySettings = z.object({
  unitValue: z.number(),
  maxima: z.partialRecord(royaltyGroup, z.number()),
  /** 0: the default. */
  version: z.number(),
});
export type RoyaltySettings = z.output<typeof royaltySettings>;

export const royaltySettingsDraft = z.strictObject({
  unitValue: money,
  maxima: z.partialRecord(royaltyGroup, decimal(0, HIGHEST_COEFFICIENT)),
});
export type RoyaltySettingsDraft = z.output<typeof royaltySettingsDraft>;
