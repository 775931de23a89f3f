export { correctionsOf } from './correction/correction-queries.ts';
export { PostStateTag } from './post-state-tag.tsx';
