import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { sendFile } from '#web/core/api/api.ts';
import type { UploadItem } from './upload-item.ts';
import { UPLOAD_PATH } from './upload-metadata.ts';
import type { UploadWork } from './upload-work.ts';

/** The server needs a moment for the still; a film does not wait for it for ever. */
const MOST_LOOKS = 8;

/** Whether a film that is in still waits for the picture that this browser could draw of it. */
export function waitsForPoster(item: UploadItem, row: MediaRow, work: UploadWork): boolean {
  const still = work.film?.poster;
  if (row.kind !== 'VIDEO' || row.picture !== null || !still || item.replaces) return false;
  if (work.poster === 'none') void sendPoster(item, row, work, still);
  if (work.poster !== 'sent') return true;
  work.posterLooks += 1;
  return work.posterLooks < MOST_LOOKS;
}

/** Without its still the film is as good, so this fails in silence. */
async function sendPoster(item: UploadItem, row: MediaRow, work: UploadWork, still: Blob): Promise<void> {
  work.poster = 'sending';
  const metadata = {
    filename: `${item.fileName.replace(/\.[^.]*$/, '')}.jpg`,
    filetype: 'image/jpeg',
    posterOf: `${row.id}:${row.version}`,
  };
  const silent = { onBegun: () => undefined, onProgress: () => undefined };
  await new Promise<void>((resolve) => {
    const end = () => resolve();
    sendFile(
      { path: UPLOAD_PATH, projectId: item.projectId, file: still, metadata, uploadId: '' },
      { ...silent, onDone: end, onFailed: end },
    ).catch(end);
  });
  work.poster = 'sent';
}
