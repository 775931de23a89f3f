import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { lastingPictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { download } from '#web/core/api/api.ts';

/** Downloads the original file under its name. */
export async function saveFile({ id, fileName }: Pick<MediaRow, 'id' | 'fileName'>): Promise<void> {
  const { name, content } = await download(mediaEndpoints.download, { params: { id } });
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name || fileName;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** The public address, stable across replacements; '' while the file is not public. */
export function publicAddress({ url, picture }: Pick<MediaRow, 'url' | 'picture'>): string {
  const path =
    url === '' && picture ? lastingPictureAddress(picture.key, { width: 1920, format: 'jpg' }) : url;
  return path === '' ? '' : new URL(path, window.location.origin).href;
}
