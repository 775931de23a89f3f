export { reviewCounts } from './review-queries.ts';
