import type { MediaRecord } from '#server/features/media/public.ts';
import type { PlacedPicture } from '../wordpress/picture-book.ts';

/** A dry run gives what it would make ids that nothing has, so that bodies can be read as a run would read them. */
export const FORESEEN_ID = 900_000_000_000_000_000n;
export const FORESEEN_KEY = 'A'.repeat(22);

export function pictureOfFile({ id, key, width, height, alt, credit }: MediaRecord): PlacedPicture {
  return { mediaId: id, key, width: width ?? 0, height: height ?? 0, alt, credit };
}
