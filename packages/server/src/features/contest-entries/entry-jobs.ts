import type { JobHandler } from '#server/core/jobs/job.ts';
import { forgetDraftJob } from './drafts/forget-draft-jobs.ts';
import { removeStoredJob } from './drafts/remove-draft.ts';
import type { EntryDependencies } from './entry-dependencies.ts';
import { entryUploadExpiryJob } from './uploads/entry-upload-expiry.ts';
import { previewJob } from './uploads/preview-jobs.ts';

export function entryJobs(
  files: Pick<EntryDependencies, 'storage' | 'scratch' | 'images'>,
): readonly JobHandler[] {
  return [
    forgetDraftJob(),
    removeStoredJob(files.storage),
    entryUploadExpiryJob(files.storage),
    previewJob(files),
  ];
}
