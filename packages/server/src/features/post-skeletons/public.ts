export { postSkeletonStore } from './post-skeleton-store.ts';
