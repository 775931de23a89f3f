export type { PrizesOf } from './export/certificates-pdf.ts';
export { submissionExportTask } from './export/submission-export-task.ts';
export { mountContestFiles } from './files/mount-contest-files.ts';
export {
  filmAddress,
  filmName,
  originalName,
  type PreviewAddresses,
  previewAddress,
  previewName,
  previewPrefix,
} from './files/preview-address.ts';
export { type RoomAddresses, roomAddresses } from './files/room-addresses.ts';
export { hideNames } from './hide-names.ts';
export type { IsBlindFor } from './is-blind-for.ts';
export { fixDeadlineJobs } from './moving/fix-deadline-jobs.ts';
export { moveSubmission, type OnMoved } from './moving/move-submission.ts';
export { NAMES_OF_WORK, namesHidden } from './names-of-works-view.ts';
export type { EntrantRow, SubmissionFileRow, SubmissionRow } from './submission-row.ts';
export { auditSubmission, changeSubmission, holdSubmission } from './submission-store.ts';
export { submissionWords } from './submission-words.ts';
export type { WorkConditions } from './work-conditions.ts';
