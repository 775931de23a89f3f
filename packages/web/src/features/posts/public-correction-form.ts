// For whoever fetches the form of a correction when it is asked for.
export { CorrectionDialog } from './correction/correction-dialog.tsx';
export { correctionsOf } from './correction/correction-queries.ts';
export { postDetail } from './post-queries.ts';
export { PostStateTag } from './post-state-tag.tsx';
