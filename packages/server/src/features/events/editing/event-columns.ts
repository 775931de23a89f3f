import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { isSame } from '@toasoan/contract/features/articles/history/same-json.ts';
import {
  type EventDetails,
  eventDetailNames,
  PLAIN_EVENT_DETAILS,
} from '@toasoan/contract/features/events/event-details.ts';
import { HOST_PARTS } from '@toasoan/contract/features/events/event-kinds.ts';
import { overTimeOf } from '@toasoan/contract/features/events/occurrences/over-time.ts';
import { UNTITLED } from '@toasoan/contract/features/posts/post.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { ARTICLE_SANITIZER_VERSION } from '#server/core/article/read-article.ts';

/** Columns that hold or derive from title and details. */
export function detailColumns(given: { readonly title: string; readonly details: EventDetails }) {
  const title = given.title === '' ? UNTITLED : given.title;
  const { details } = given;
  const reported = eventDetailNames.filter((name) => !isSame(details[name], PLAIN_EVENT_DETAILS[name]));
  const { startTime, endTime } = details;
  return {
    title,
    details: JSON.stringify(Object.fromEntries(reported.map((name) => [name, details[name]]))),
    event_type: details.eventType,
    lang: details.lang,
    start_time: startTime === null ? null : new Date(startTime),
    over_time: startTime === null ? null : new Date(overTimeOf({ startTime, endTime })),
    recurrence_kind: details.recurrence.kind,
    attendance_mode: details.attendanceMode,
    province_code: details.provinceCode,
    organizer_ids: details.organizerIds,
    performer_ids: details.performerIds,
    related_post_ids: details.relatedPostIds,
    has_point: details.lat !== null,
    search_words: spacedWords([title, details.placeName, details.address, details.ward]),
    organizer_words: spacedWords([
      details.organizerText,
      ...HOST_PARTS.flatMap((part) => details.hostBodies[part]),
    ]),
  };
}

/** Columns that hold the body. */
export function bodyColumns(content: ArticleDocument) {
  return { content: JSON.stringify(content), sanitizer_version: ARTICLE_SANITIZER_VERSION };
}

/** Words without diacritics, each once, between spaces. */
function spacedWords(texts: readonly string[]): string {
  const words = new Set(texts.flatMap((text) => wordsOf(foldVietnamese(text))));
  return words.size === 0 ? '' : ` ${[...words].join(' ')} `;
}
