import { type ImageRef, lastingPictureAddress } from '@toasoan/contract/vocabulary/picture.ts';

/** The address of a chosen picture, cropped to a square. */
export function smallPicture(picture: Pick<ImageRef, 'key'> | null): string | null {
  return picture === null ? null : lastingPictureAddress(picture.key, { width: 320, ratio: '1x1' });
}
