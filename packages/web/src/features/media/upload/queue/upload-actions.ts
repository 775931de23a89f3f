import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { call } from '#web/core/api/api.ts';
import { checkWaiting } from './check-lane.ts';
import { sendQueued } from './send-lanes.ts';
import { isThere, isToCome, mayRetry, type UploadItem } from './upload-item.ts';
import { forgetUpload } from './upload-memory.ts';
import { changeItem, itemOf, useUploads } from './upload-store.ts';
import { workOf } from './upload-work.ts';
import { watchProcessing } from './watch-processing.ts';

/** Cancels an unfinished file and removes from the server what was sent. */
export async function cancelUpload(id: string): Promise<void> {
  const item = itemOf(id);
  const work = workOf(id);
  if (!item || !work || !isToCome(item)) return;
  const { sending } = work;
  work.sending = undefined;
  changeItem(id, { phase: 'cancelled', sentBytes: 0, speed: 0 });
  sendQueued();
  const { uploadId } = work;
  work.uploadId = '';
  if (uploadId !== '') await forgetUpload(uploadId);
  await sending?.cancel();
}

export function cancelAll(): void {
  for (const { id } of useUploads.getState().items.filter(isToCome)) void cancelUpload(id);
}

/** Resumes where it stopped, or retries processing if that failed on the server. */
export async function retryUpload(id: string): Promise<void> {
  const item = itemOf(id);
  if (!item || !mayRetry(item)) return;
  if (item.media) return retryThere(item, item.media);
  changeItem(id, { phase: 'waiting', problem: undefined });
  await checkWaiting();
}

async function retryThere({ id, projectId }: UploadItem, { id: mediaId, version }: MediaRow): Promise<void> {
  changeItem(id, { phase: 'processing', problem: undefined });
  try {
    await call(mediaEndpoints.transition, {
      params: { id: mediaId },
      body: { version, move: 'retry' },
      projectId,
      headers: { 'x-hide-loading': '1' },
    });
  } finally {
    // Its result is polled in either case.
    watchProcessing();
  }
}

export function retryFailed(): void {
  const failed = useUploads.getState().items.filter((item) => item.phase === 'failed' && mayRetry(item));
  for (const { id } of failed) void retryUpload(id);
}

/** The library already has the file and the user wants it a second time. */
export function uploadAnyway(id: string): void {
  const work = workOf(id);
  if (!work) return;
  work.isWanted = true;
  changeItem(id, { phase: 'queued', known: [] });
  sendQueued();
}

export function takeAllKnown(): void {
  for (const { id } of useUploads.getState().items.filter(isThere)) takeKnown(id);
}

/** Takes the library's file; nothing is sent. */
export function takeKnown(id: string): void {
  const [media] = itemOf(id)?.known ?? [];
  if (!media) return void cancelUpload(id);
  changeItem(id, { phase: 'ready', media, mediaId: media.id, sentBytes: 0, sizeBytes: 0 });
  workOf(id)?.onReady?.(media);
}
