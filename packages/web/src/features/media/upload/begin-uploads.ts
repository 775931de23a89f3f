import type { UploadOptions } from './queue/start-uploads.ts';

/** Adds files to the queue. Its code is fetched for the first of them: most visits upload nothing. */
export async function beginUploads(files: readonly File[], options: UploadOptions = {}): Promise<void> {
  const { startUploads } = await import('./queue/start-uploads.ts');
  startUploads(files, options);
}
