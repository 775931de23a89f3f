export { checkSubmission } from './check-jobs.ts';
export { findLookAlikes } from './look-alikes-view.ts';
export type { PictureLooks } from './picture-looks.ts';
