export { crawledItemSearch } from './crawled-item-search.ts';
export { reviewCounts } from './review-queries.ts';
