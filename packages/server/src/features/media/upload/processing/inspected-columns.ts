import type { Updateable } from 'kysely';
import type { MediaTable } from '#server/core/db/tables/media-tables.ts';
import type { ExaminedImage } from '#server/core/images/image-work.ts';
import type { MediaRecord } from '../../media-row.ts';
import { mediaSearchText } from '../../media-search-text.ts';
import type { InspectedFile } from '../inspection/inspect-file.ts';

type Searched = Pick<
  MediaRecord,
  'file_name' | 'title' | 'caption' | 'alt' | 'credit' | 'persons' | 'place_text'
>;

/** The row after its file was inspected: metadata fills only the fields nobody has filled. */
export function inspectedColumns(
  row: MediaRecord,
  { type, image, words: own }: InspectedFile,
): Updateable<MediaTable> {
  const words = image === undefined ? placeFor(row, own.place) : wordsFor(row, image);
  return {
    state: 'READY',
    failure: null,
    mime: type.mime,
    extension: type.extensions[0],
    ...(image && {
      width: image.width,
      height: image.height,
      placeholder: image.placeholder,
      look_hash: image.lookHash,
      exif: JSON.stringify(image.exif),
    }),
    ...words,
    search_text: searchTextOf({ ...row, ...words }),
  };
}

function wordsFor(row: MediaRecord, image: ExaminedImage) {
  return {
    title: row.title || image.title,
    caption: row.caption || image.caption,
    credit: row.credit || image.credit,
    place_text: row.place_text || image.placeText,
    taken_time: row.taken_time ?? (image.takenTime === null ? null : new Date(image.takenTime)),
    ...placeFor(row, image),
  };
}

function placeFor(row: MediaRecord, place: Pick<MediaRecord, 'latitude' | 'longitude'> | undefined) {
  const { latitude, longitude } =
    place === undefined || row.latitude !== null || row.longitude !== null ? row : place;
  return { latitude, longitude };
}

export function searchTextOf({ file_name, place_text, ...said }: Searched): string {
  return mediaSearchText({ ...said, fileName: file_name, placeText: place_text });
}
