import { sendFile } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { mayWork } from './may-work.ts';
import { speedMeter } from './speed-meter.ts';
import { dropUnfinished } from './unfinished-store.ts';
import type { UploadItem, UploadProblem } from './upload-item.ts';
import { findBegun, forgetUpload, holdUpload, noteSent, rememberUpload } from './upload-memory.ts';
import { UPLOAD_PATH, uploadMetadata } from './upload-metadata.ts';
import { changeItem, itemOf, useUploads } from './upload-store.ts';
import { type UploadWork, workOf } from './upload-work.ts';
import { watchProcessing } from './watch-processing.ts';

const LANES = 3;
/** Figures that change more often are unreadable. */
const SHOWN_EVERY_MS = 250;
/** How far an upload has come, for after a reload. */
const NOTED_EVERY_MS = 2_000;

/** Fills the free lanes. */
export function sendQueued(): void {
  if (!mayWork()) return;
  const { items } = useUploads.getState();
  const free = LANES - items.filter(({ phase }) => phase === 'sending').length;
  for (const item of items.filter(({ phase }) => phase === 'queued').slice(0, Math.max(0, free))) {
    const work = workOf(item.id);
    if (work) void send(item, work);
  }
}

async function send(item: UploadItem, work: UploadWork): Promise<void> {
  changeItem(item.id, { phase: 'sending', speed: 0 });
  const { file } = work;
  work.uploadId ||= (await findBegun(item, file).catch(() => undefined))?.uploadId ?? '';
  const { uploadId } = work;
  if (uploadId !== '') {
    holdUpload(uploadId);
    dropUnfinished(uploadId);
  }
  try {
    const sending = await sendFile(
      { path: UPLOAD_PATH, projectId: item.projectId, file, metadata: uploadMetadata(item, work), uploadId },
      {
        onBegun: (id) => begun(item, work, id),
        onProgress: progressOf(item.id, work),
        onDone: (header) => arrived(item, work, header('media-id')),
        onFailed: (error) => stopped(item.id, error),
      },
    );
    work.sending = sending;
    // Cancelled or paused in the meantime.
    if (itemOf(item.id)?.phase !== 'sending') await sending.cancel();
    else if (useUploads.getState().pausedFor) sending.pause();
  } catch {
    // The chunk with the tus client could not be fetched.
    stopped(item.id, new ApiError('', { code: 'NETWORK' }));
  }
}

/** Also called when an upload goes on; one that the server had forgotten begins again under another id. */
function begun(item: UploadItem, work: UploadWork, uploadId: string): void {
  const before = work.uploadId;
  if (before === uploadId) return;
  work.uploadId = uploadId;
  if (before !== '') void forgetUpload(before);
  void rememberUpload(item, work.file, uploadId);
}

function progressOf(id: string, work: UploadWork): (sentBytes: number) => void {
  const meter = speedMeter();
  let shownAt = 0;
  let notedAt = performance.now();
  return (sentBytes) => {
    const now = performance.now();
    if (now - shownAt < SHOWN_EVERY_MS) return;
    shownAt = now;
    if (now - notedAt > NOTED_EVERY_MS) {
      notedAt = now;
      void noteSent(work.uploadId, sentBytes);
    }
    changeItem(id, { sentBytes, speed: meter(sentBytes, now) });
  };
}

function arrived(item: UploadItem, work: UploadWork, mediaId: string): void {
  void forgetUpload(work.uploadId);
  work.sending = undefined;
  changeItem(item.id, { phase: 'processing', sentBytes: item.sizeBytes, speed: 0, mediaId });
  watchProcessing();
  sendQueued();
}

/** An upload cut by a lost connection or session resumes later; every other failure is reported. */
function stopped(id: string, error: ApiError): void {
  if (error.code === 'NETWORK' && !navigator.onLine) useUploads.setState({ pausedFor: 'offline' });
  const work = workOf(id);
  if (work) work.sending = undefined;
  const goesOnLater = useUploads.getState().pausedFor !== undefined || error.code === 'SUPERSEDED';
  changeItem(
    id,
    goesOnLater ? { phase: 'queued', speed: 0 } : { phase: 'failed', problem: problemOf(error), speed: 0 },
  );
  sendQueued();
}

function problemOf({ code, message, requestId }: ApiError): UploadProblem {
  return code === 'NETWORK' ? { code: 'NETWORK' } : { code: 'SERVER', message, requestId };
}
