import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { oneLine } from '../../core/text.ts';
import { worthFields } from '../posts/royalty/royalty.ts';
import { royaltyPeriod } from '../posts/royalty/royalty-period.ts';

const reason = oneLine({ min: 10, max: 500 });

/**
 * What a post of a closed month should have paid; the server reckons what everybody still gets or gives back, with
 * earlier corrections counted. It goes into the next open month.
 */
export const royaltyCorrection = z.strictObject({
  postId: contentId,
  /** Of the royalty: every correction counts it up. */
  version,
  ...worthFields,
  reason,
});
export type RoyaltyCorrection = z.output<typeof royaltyCorrection>;

/** To a later month, where somebody would otherwise give back more than they get. */
export const correctionMove = z.strictObject({ id: contentId, version, period: royaltyPeriod });
