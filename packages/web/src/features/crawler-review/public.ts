export { crawledItemSearch } from './crawled-item-search.ts';
export { REVIEW_KEYS } from './queue/review-keys.ts';
export { reviewCounts } from './review-queries.ts';
