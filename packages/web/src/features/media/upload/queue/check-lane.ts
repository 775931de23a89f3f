import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { call } from '#web/core/api/api.ts';
import { checkFile } from '../reading/check-file.ts';
import { HEAD_BYTES } from '../reading/content-type.ts';
import { checksumOf } from '../reading/file-checksum.ts';
import { readFilm } from '../reading/read-film.ts';
import { mayWork } from './may-work.ts';
import { sendQueued } from './send-lanes.ts';
import type { UploadItem } from './upload-item.ts';
import { changeItem, itemOf, useUploads } from './upload-store.ts';
import { type UploadWork, workOf } from './upload-work.ts';

const PREVIEW_WIDTH = 112;

/** A thumbnail of a picture file, decoded off the main thread; undefined if the browser cannot decode it. */
async function smallPicture(file: Blob): Promise<Blob | undefined> {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: PREVIEW_WIDTH, resizeQuality: 'medium' });
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    bitmap.close();
    return await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
  } catch {
    return undefined;
  }
}

let isRunning = false;

/** Checks waiting files one at a time: decoding two large pictures at once would slow down typing. */
export async function checkWaiting(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  try {
    for (let item = nextWaiting(); item; item = nextWaiting()) {
      await check(item);
      sendQueued();
    }
  } finally {
    isRunning = false;
  }
}

function nextWaiting(): UploadItem | undefined {
  return mayWork() ? useUploads.getState().items.find(({ phase }) => phase === 'waiting') : undefined;
}

async function check(item: UploadItem): Promise<void> {
  const work = workOf(item.id);
  if (!work) return;
  changeItem(item.id, { phase: 'checking', problem: undefined, sentBytes: 0 });
  try {
    await look(item, work);
  } catch {
    // The file was moved, changed or deleted since it was selected.
    changeItem(item.id, { phase: 'failed', problem: { code: 'UNREADABLE' } });
  }
}

async function look(item: UploadItem, work: UploadWork): Promise<void> {
  const { file } = work;
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const found = checkFile(file, head);
  if ('refusal' in found) {
    const { refusal, extension, limit } = found;
    changeItem(item.id, { phase: 'failed', problem: { code: refusal, extension, limit } });
    return;
  }
  const { kind, mime } = found.type;
  work.mime = mime;
  changeItem(item.id, { kind });
  if (kind === 'VIDEO' || kind === 'AUDIO') work.film ??= await readFilm(file, kind);
  await showPreview(item, kind === 'IMAGE' ? file : work.film?.poster);
  const known = kind === 'IMAGE' && !work.isWanted ? await knownFiles(item, work) : undefined;
  // Cancelled meanwhile.
  if (itemOf(item.id)?.phase !== 'checking') return;
  changeItem(item.id, known ? { phase: 'known', known } : { phase: 'queued' });
}

async function showPreview({ id, preview }: UploadItem, picture: Blob | undefined): Promise<void> {
  const small = picture && preview === '' ? await smallPicture(picture) : undefined;
  if (small && itemOf(id)) changeItem(id, { preview: URL.createObjectURL(small) });
}

/** Files with the same bytes; undefined if there are none or the server cannot be asked. */
async function knownFiles(item: UploadItem, work: UploadWork): Promise<readonly MediaRow[] | undefined> {
  work.checksum = await checksumOf(work.file);
  if (work.checksum === '') return undefined;
  const { items } = await call(mediaEndpoints.known, {
    query: { checksum: work.checksum },
    projectId: item.projectId,
    headers: { 'x-hide-loading': '1' },
    suppressErrorToast: 'everything',
  }).catch(() => ({ items: [] }));
  const usable = items.filter(({ id, state }) => isUsable(state) && id !== item.replaces?.id);
  if (usable.length > 0) return usable;
  return isInQueue(item, work.checksum) ? [] : undefined;
}

function isUsable(state: MediaRow['state']): boolean {
  return state === 'READY' || state === 'PROCESSING';
}

function isInQueue({ id, projectId }: UploadItem, checksum: string): boolean {
  return useUploads
    .getState()
    .items.some(
      (other) =>
        other.id !== id &&
        other.projectId === projectId &&
        !['known', 'failed', 'cancelled'].includes(other.phase) &&
        workOf(other.id)?.checksum === checksum,
    );
}
