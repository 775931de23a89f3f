import { STORED_GONE } from './drafts/remove-draft.ts';
import { UPLOAD_GONE } from './uploads/entry-upload-expiry.ts';

export { spendCode } from './access/entry-code-store.ts';
export { mailCode, takeCode, wrongCode } from './access/mailed-code.ts';
export { forgetEntriesOf } from './drafts/forget-entries-of.ts';
export { getOpenContest } from './entry-contest-view.ts';
export { forgetDraftsOfPerson, heldEntrants } from './held-entries-store.ts';
export { intakeState } from './intake-state.ts';
export { authorMailJobs } from './mailing/author-mail-jobs.ts';
export { authorMailRoutes } from './mailing/author-mail-routes.ts';
export { addFixMail, entryMailJobs } from './mailing/entry-mail-jobs.ts';
export { addWithdrawal } from './sending/consent-store.ts';
/** The jobs that remove files from the storage. */
export const ENTRY_FILES_GONE: readonly string[] = [STORED_GONE, UPLOAD_GONE];
