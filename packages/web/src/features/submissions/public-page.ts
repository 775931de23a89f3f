export { ContestPage } from './contest-page.tsx';
export { submissionDetail } from './submission-queries.ts';
export { stateName } from './submission-words.ts';
export { type BulkPartDialogProps, type FilterPart, WorkPartsContext } from './work-parts.ts';
