import type { JobHandler } from '#server/core/jobs/job.ts';
import { processingJob } from './processing/process-media.ts';
import { uploadExpiryJob } from './upload-expiry.ts';
import type { UploadDependencies } from './upload-needs.ts';

export function uploadJobs(deps: UploadDependencies): readonly JobHandler[] {
  return [processingJob(deps), uploadExpiryJob(deps.storage)];
}
