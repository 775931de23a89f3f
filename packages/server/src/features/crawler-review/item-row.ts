import type {
  CrawledItem,
  CrawledItemDetail,
  DuplicateOf,
  Gate,
} from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import {
  earliestTime,
  type GateFacts,
  gatesAt,
} from '@toasoan/contract/features/crawler-review/review-rules.ts';
import { attributionOf, mayTakeOver } from '@toasoan/contract/features/parser-sources/source-rights.ts';
import { dayIn } from '@toasoan/contract/vocabulary/day.ts';
import type { Selectable } from 'kysely';
import type { CrawledItemTable } from '#server/core/db/tables/crawled-item-tables.ts';
import type { ParserSourceTable } from '#server/core/db/tables/parser-source-tables.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';

const HANOI = 'Asia/Ho_Chi_Minh';

interface Ref {
  readonly id: string;
  readonly title: string;
}

type SourceColumns = Pick<
  Selectable<ParserSourceTable>,
  | 'title'
  | 'logo_key'
  | 'agreement_state'
  | 'agreement_no'
  | 'valid_until'
  | 'text_allowed'
  | 'excerpt_chars'
  | 'daily_quota'
  | 'min_delay_minutes'
  | 'attribution_text'
  | 'images_allowed'
>;

/** What lists show of a text, with the names that it points to. */
export type ListedItemRow = Omit<
  Selectable<CrawledItemTable>,
  'content_html' | 'content_text' | 'images' | 'search_text' | 'origin_text' | 'origin_page'
> & {
  readonly source: SourceColumns;
  readonly source_category: Ref | null;
  readonly target_category: Ref | null;
  readonly duplicate_title: string | null;
};

/** A whole text. */
export type ItemRow = ListedItemRow &
  Pick<
    Selectable<CrawledItemTable>,
    'content_html' | 'content_text' | 'images' | 'origin_text' | 'origin_page' | 'search_text'
  > & {
    readonly tags: readonly Ref[];
    readonly template_title: string | null;
    /** Texts of its source that were taken over today. */
    readonly taken_today: number;
    readonly project_delay: number;
  };

const isoOf = (time: Date | null) => time?.toISOString() ?? null;

function duplicateOf(row: ListedItemRow): DuplicateOf | null {
  const kind = row.duplicate_post_id === null ? 'ITEM' : 'POST';
  const id = row.duplicate_post_id ?? row.duplicate_item_id;
  if (id === null) return null;
  return { kind, id, title: row.duplicate_title ?? '', score: row.duplicate_score ?? 0 };
}

/** @param delay minutes of the project; the source's own may be longer */
export function crawledItemOf(row: ListedItemRow, delay: number, now: Date): CrawledItem {
  const { source } = row;
  const publishedTime = isoOf(row.published_time);
  const agreement = { agreementState: source.agreement_state, validUntil: source.valid_until };
  return {
    id: row.id,
    storyId: row.story_id,
    source: { id: row.source_id, title: source.title, logoKey: source.logo_key },
    sourceCategory: row.source_category,
    originalUrl: row.original_url,
    title: row.title,
    sapo: row.sapo,
    coverUrl: row.cover?.url ?? '',
    publishedTime,
    fetchedTime: row.fetched_time.toISOString(),
    earliestPublishTime: earliestTime({
      publishedTime,
      minDelayMinutes: Math.max(delay, source.min_delay_minutes),
    }),
    parseScore: row.parse_score,
    missingFields: row.missing_fields,
    state: row.state,
    isLicensed: mayTakeOver(agreement, dayIn(HANOI, now.getTime())),
    duplicateOf: duplicateOf(row),
    targetCategory: row.target_category,
    assignee: row.assignee_id === null ? null : { userId: row.assignee_id, name: row.assignee_name },
    rejectReason: row.reject_reason,
    originState: row.origin_state,
    originCheckedTime: isoOf(row.origin_checked_time),
    postId: row.post_id,
    version: row.version,
  };
}

export function gateFactsOf(row: ItemRow): GateFacts {
  const { source } = row;
  return {
    agreementState: source.agreement_state,
    agreementNo: source.agreement_no,
    validUntil: source.valid_until,
    textAllowed: source.text_allowed,
    excerptChars: source.excerpt_chars,
    dailyQuota: source.daily_quota,
    takenToday: row.taken_today,
    publishedTime: isoOf(row.published_time),
    minDelayMinutes: Math.max(row.project_delay, source.min_delay_minutes),
  };
}

export function gatesOf(row: ItemRow, now: Date): Gate[] {
  return gatesAt(gateFactsOf(row), now);
}

/** What stands below the text when it is taken over. */
export function attributionOfItem(row: ItemRow): string {
  return attributionOf(row.source.attribution_text, {
    source: row.source.title,
    author: row.authors.join(', '),
    time: row.published_time === null ? '' : hanoiTime(row.published_time),
    url: row.original_url,
  });
}

const HANOI_TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: HANOI,
  hour: '2-digit',
  minute: '2-digit',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** `16:28 20/11/2026` */
function hanoiTime(time: Date): string {
  const [day = '', clock = ''] = HANOI_TIME.format(time).split(', ');
  return `${clock} ${day}`;
}

export function crawledItemDetailOf(row: ItemRow, now: Date): CrawledItemDetail {
  return {
    ...crawledItemOf(row, row.project_delay, now),
    contentHtml: row.content_html,
    images: row.images,
    cover: row.cover,
    authors: row.authors,
    rawCategory: row.raw_category,
    rawTags: row.raw_tags,
    lang: row.lang,
    warnings: row.warnings,
    refusal: row.refusal,
    templateId: row.template_title === null ? null : row.template_id,
    templateTitle: row.template_title,
    templateVersion: row.template_version,
    tags: [...row.tags],
    provinceCode: row.province_code,
    gates: gatesOf(row, now),
    attribution: attributionOfItem(row),
    imagesAllowed: row.source.images_allowed,
    rejectText: row.reject_text,
    reviewer: row.review_time === null ? null : { userId: row.reviewer_id, name: row.reviewer_name },
    reviewTime: isoOf(row.review_time),
    originDecision: row.origin_decision,
    correction: row.correction,
    ...auditFieldsOf(row),
  };
}

/** What the log compares: decisions, not the words of others. */
export function auditedItem(row: ListedItemRow) {
  return {
    id: row.id,
    title: row.title,
    source: row.source.title,
    state: row.state,
    targetCategory: row.target_category?.title ?? null,
    tagIds: row.tag_ids,
    provinceCode: row.province_code,
    assignee: row.assignee_name || null,
    rejectReason: row.reject_reason,
    rejectText: row.reject_text,
    duplicateOf: row.duplicate_title,
    postId: row.post_id,
    originState: row.origin_state,
    originDecision: row.origin_decision,
    correction: row.correction,
  };
}
