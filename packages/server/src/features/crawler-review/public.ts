export { followAgreementDates } from './agreement-dates-store.ts';
export { expireItems } from './expire-items-store.ts';
export type { ItemRow } from './item-row.ts';
export {
  countItemsOf,
  followAgreement,
  insertItem,
  type NewItem,
} from './item-store.ts';
export { findItem } from './item-view.ts';
export { takeOver } from './moves/accept-item.ts';
export type { ReadAgain } from './moves/reparse-item.ts';
export { findReviewedItem, noteOrigin } from './origins/origin-store.ts';
export { ORIGIN_JOB, planOriginCheck } from './origins/plan-origin-checks.ts';
export { paragraphsOf } from './other-text-view.ts';
export { planGathering } from './stories/gather-stories-jobs.ts';
export { joinStory } from './stories/story-store.ts';
