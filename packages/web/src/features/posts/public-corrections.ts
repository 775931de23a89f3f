export { CorrectionDialog } from './correction/correction-dialog.tsx';
export { correctionsOf } from './correction/correction-queries.ts';
export { requestCounts, requestKeys } from './correction/request-counts.ts';
export { postDetail } from './post-queries.ts';
export { PostStateTag } from './post-state-tag.tsx';
