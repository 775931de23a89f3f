export { postSkeletonSearch } from './post-skeleton-queries.ts';
