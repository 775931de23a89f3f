import type { MediaRecord } from '../../media-row.ts';
import { mediaSearchText } from '../../media-search-text.ts';

type Searched = Pick<
  MediaRecord,
  'file_name' | 'title' | 'caption' | 'alt' | 'credit' | 'persons' | 'place_text'
>;

export function searchTextOf({ file_name, place_text, ...said }: Searched): string {
  return mediaSearchText({ ...said, fileName: file_name, placeText: place_text });
}
