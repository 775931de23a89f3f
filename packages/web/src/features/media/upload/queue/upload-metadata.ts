import { uploadEndpoints } from '@toasoan/contract/features/media/upload.ts';
import type { UploadItem } from './upload-item.ts';
import type { UploadWork } from './upload-work.ts';

/** Sent by core/api, which only knows where an upload begins. */
export const UPLOAD_PATH = uploadEndpoints.begin.path;

/** The metadata sent with the bytes. */
export function uploadMetadata(
  { fileName, folderId, templateId, replaces }: UploadItem,
  { mime, film }: Pick<UploadWork, 'mime' | 'film'>,
): Readonly<Record<string, string>> {
  const facts = {
    filename: fileName,
    filetype: mime,
    folderId,
    templateId,
    replaces: replaces && `${replaces.id}:${replaces.version}`,
    durationSec: film?.durationSec === undefined ? undefined : film.durationSec.toFixed(2),
    width: film?.width?.toString(),
    height: film?.height?.toString(),
  };
  return Object.fromEntries(Object.entries(facts).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}
