import type { JobHandler } from '#server/core/jobs/job.ts';
import { processingJob } from './processing/process-media.ts';
import { uploadExpiryJob } from './upload-expiry.ts';
import type { UploadNeeds } from './upload-needs.ts';

export function uploadJobs(needs: UploadNeeds): readonly JobHandler[] {
  return [processingJob(needs), uploadExpiryJob(needs.storage)];
}
