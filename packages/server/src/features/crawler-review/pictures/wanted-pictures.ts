import type { ExtractedPicture } from '@toasoan/contract/features/extraction/extracted-page.ts';
import type { ItemRow } from '../item-row.ts';

/** The kind of the jobs that fetch the pictures of a text that was taken over. */
export const PICTURES_JOB = 'crawler-review.pictures';

export const picturesJobKey = (itemId: string) => `${PICTURES_JOB}:${itemId}`;

/** Of one text. */
const MAX_PICTURES = 40;

/** The pictures that a text may bring into the library under its source's right, each address once. */
export function picturesOf(row: Pick<ItemRow, 'source' | 'cover' | 'images'>): ExtractedPicture[] {
  const right = row.source.images_allowed;
  if (right === 'NONE' || right === 'HOTLINK' || row.source.text_allowed === 'EXCERPT') return [];
  const all = [...(row.cover === null ? [] : [row.cover]), ...row.images];
  const byUrl = new Map(all.filter(({ url }) => url !== '').map((picture) => [picture.url, picture]));
  return [...byUrl.values()].slice(0, MAX_PICTURES);
}
