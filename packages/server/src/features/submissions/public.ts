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
export { fixDeadlineJobs } from './moving/fix-deadline-jobs.ts';
export { moveSubmission, type OnMoved } from './moving/move-submission.ts';
export type { EntrantRow, SubmissionFileRow, SubmissionRow } from './submission-row.ts';
export { auditSubmission, changeSubmission, holdSubmission } from './submission-store.ts';
export { submissionWords } from './submission-words.ts';
