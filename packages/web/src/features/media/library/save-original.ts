import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { lastingPictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { download } from '#web/core/api/api.ts';
import { saveFile } from '#web/core/api/save-file.ts';

/** Downloads the original file under its name. */
export async function saveOriginal({ id, fileName }: Pick<MediaRow, 'id' | 'fileName'>): Promise<void> {
  const { name, content } = await download(mediaEndpoints.download, { params: { id } });
  saveFile(name || fileName, content);
}

/** The public address, stable across replacements; '' while the file is not public. */
export function publicAddress({ url, picture }: Pick<MediaRow, 'url' | 'picture'>): string {
  const path =
    url === '' && picture ? lastingPictureAddress(picture.key, { width: 1920, format: 'jpg' }) : url;
  return path === '' ? '' : new URL(path, window.location.origin).href;
}
