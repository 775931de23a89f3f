import type { CoverageKind } from '@toasoan/contract/features/events/coverage/coverage.ts';
import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { PostType } from '@toasoan/contract/features/posts/post-kinds.ts';
import { hanoiClock, hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import type { EventRecord } from '../event-record.ts';

const POST_TYPES: Readonly<Record<CoverageKind, PostType>> = {
  TEXT: 'ARTICLE',
  PHOTO: 'PHOTO_STORY',
  VIDEO: 'VIDEO',
};
const LONGEST_TITLE = 250;
const LONGEST_DATELINE = 60;
const LONGEST_NOTE = 2_000;

interface Piece {
  readonly kind: CoverageKind;
  readonly note: string;
  readonly dueTime: Date | null;
  /** Of the date meant. */
  readonly startTime: Date | null;
}

/** Which terms are still in use. */
export interface UsableTerms {
  readonly categoryIds: readonly string[];
  readonly tagIds: readonly string[];
}

/** The draft of a piece of coverage: everything that the event knows is filled in. */
export function coverageDraft(event: EventRecord, piece: Piece, terms: UsableTerms): PostDraft {
  const { provinceCode, placeName, cover, onlineUrl } = event.details;
  const { contactName, contactPhone, contactEmail } = event.details;
  const contact = [contactName, contactPhone, contactEmail].filter((part) => part !== '').join(', ');
  const [mainCategoryId = null] = terms.categoryIds;
  return {
    title: cut(piece.note === '' ? event.title : `${event.title}: ${piece.note}`, LONGEST_TITLE),
    excerpt: event.excerpt,
    postType: POST_TYPES[piece.kind],
    lang: event.details.lang,
    mainCategoryId,
    categoryIds: [...terms.categoryIds],
    tagIds: [...terms.tagIds],
    keywords: event.keywords,
    dateline: provinceCode === null ? '' : cut(PROVINCES[provinceCode].name, LONGEST_DATELINE),
    provinceCodes: provinceCode === null ? [] : [provinceCode],
    cover,
    internalNote: cut(
      [
        `Đưa tin sự kiện “${event.title}”.`,
        piece.startTime && `Diễn ra: ${timeText(piece.startTime)}.`,
        placeName !== '' && `Nơi: ${placeName}.`,
        onlineUrl !== '' && `Trực tuyến: ${onlineUrl}`,
        contact !== '' && `Liên hệ: ${contact}.`,
        piece.dueTime && `Hạn: ${timeText(piece.dueTime)}.`,
        `/manager_event/view/${event.id}`,
      ]
        .filter(Boolean)
        .join('\n'),
      LONGEST_NOTE,
    ),
  };
}

function timeText(time: Date): string {
  const [year, month, day] = hanoiDay(time.getTime()).split('-');
  return `${hanoiClock(time.getTime())} ${day}/${month}/${year}`;
}

function cut(text: string, most: number): string {
  return [...text].slice(0, most).join('');
}
