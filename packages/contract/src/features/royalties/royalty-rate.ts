import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { day } from '../../vocabulary/day.ts';
import { HIGHEST_COEFFICIENT } from '../../vocabulary/royalty-groups.ts';
import { decimal, money, royaltyGroup } from '../posts/royalty/royalty.ts';

const rateFields = {
  /** The first day in Hà Nội on which posts take it. */
  validFrom: day,
  unitValue: money,
  /** The project's changes to the highest coefficients; other groups keep those of the decree. */
  maxima: z.partialRecord(royaltyGroup, decimal(0, HIGHEST_COEFFICIENT)),
};
export const royaltyRateCreate = z.strictObject(rateFields);
export type RoyaltyRateDraft = z.output<typeof royaltyRateCreate>;
export const royaltyRateUpdate = z.strictObject({ id: contentId, version, ...rateFields });

/** One row of a project's table of payments. It holds until the next one begins. */
export const royaltyRate = z.object({
  id: z.string(),
  validFrom: z.string(),
  unitValue: z.number(),
  maxima: z.partialRecord(royaltyGroup, z.number()),
  /** The newest closed month with posts that took it, and therefore the reason why it no longer changes. */
  closedMonth: z.nullable(z.string()),
  ...auditFields,
});
export type RoyaltyRate = z.output<typeof royaltyRate>;
