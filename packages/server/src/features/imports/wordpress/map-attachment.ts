import type { MediaFacts } from '@toasoan/contract/features/media/media.ts';
import { cleanFileName } from '#server/features/media/public.ts';
import { type AuthorNames, bylineOf } from './bylines.ts';
import { itemDates } from './item-dates.ts';
import { cutAtWord, plainLine, plainLines } from './plain-text.ts';
import { placesOf } from './upload-place.ts';
import { childText, metaOf, type WxrElement } from './wxr-record.ts';

const MAX_LINE = 250;
const MAX_CAPTION = 500;
const MAX_DESCRIPTION = 2_000;

/** An attachment as a file of the library, with the export's facts about it. */
export interface MappedAttachment {
  readonly id: string;
  readonly address: string;
  /** Its possible paths below `uploads`. */
  readonly places: readonly string[];
  readonly fileName: string;
  readonly said: Pick<MediaFacts, 'title' | 'alt' | 'caption' | 'description'>;
  /** Undefined: the export does not say. */
  readonly writtenTime: Date | undefined;
}

export function mapAttachment(item: WxrElement, authors: AuthorNames): MappedAttachment {
  const places = placesOf(item);
  const fileName = cleanFileName(places[0] ?? '');
  const title = plainLine(childText(item, 'title'));
  return {
    id: childText(item, 'wp:post_id'),
    address: childText(item, 'wp:attachment_url'),
    places,
    fileName,
    said: {
      title: cutAtWord(title, MAX_LINE),
      alt: cutAtWord(plainLine(metaOf(item, '_wp_attachment_image_alt')), MAX_LINE),
      caption: cutAtWord(plainLines(childText(item, 'excerpt:encoded')), MAX_CAPTION),
      description: descriptionOf(item, authors),
    },
    writtenTime: itemDates(item).written,
  };
}

/** The words of the export, and the uploader at the source. */
function descriptionOf(item: WxrElement, authors: AuthorNames): string {
  const name = bylineOf(item, authors).authors[0]?.displayName;
  const by = name === undefined ? '' : `, người tải lên: ${name}`;
  const origin = `Nhập từ WordPress, mã ${childText(item, 'wp:post_id') || '?'}${by}.`;
  const words = cutAtWord(plainLines(childText(item, 'content:encoded')), MAX_DESCRIPTION - 200);
  return words === '' ? origin : `${words}\n${origin}`;
}
