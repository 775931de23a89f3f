import * as z from 'zod/mini';
import { contentId } from '../../../core/ids.ts';
import { oneLine } from '../../../core/text.ts';
import { instant } from '../../../vocabulary/instant.ts';
import { PROVINCE_CODES } from '../../../vocabulary/province-codes.ts';
import { webAddress } from '../../../vocabulary/web-address.ts';
import { postState } from '../../posts/workflow/post-states.ts';

/**
 * RELATED: chosen as related, about the event, or written to cover it. LINKED: the text links to an event that does not
 * take place as planned. All others: what the text says and no longer holds.
 */
const QUOTE_REASONS = ['RELATED', 'LINKED', 'DAY', 'HOUR', 'PLACE', 'PROVINCE', 'LINK'] as const;
const quoteReason = z.enum(QUOTE_REASONS);
export type QuoteReason = z.output<typeof quoteReason>;

/** The most posts that are named. */
export const MOST_QUOTES = 50;
/** The most sentences of one post that are shown. */
export const MOST_PASSAGES = 5;

/** A sentence in parts, so that what no longer holds can be marked. */
const quotePassage = z.object({ parts: z.array(z.object({ text: z.string(), isOld: z.boolean() })) });
export type QuotePassage = z.output<typeof quotePassage>;

/** A post that readers would still learn the old plan from. */
export const quotingPost = z.object({
  postId: z.string(),
  title: z.string(),
  state: postState,
  reasons: z.array(quoteReason),
  passages: z.array(quotePassage),
  /** Sentences beyond those shown. */
  more: z.number(),
});
export type QuotingPost = z.output<typeof quotingPost>;

/**
 * `changeId`: what was planned before that change. The others: what was planned before a change that is not on record, as
 * of an event that is not public. Nothing of them: what is planned now.
 */
export const quotesQuery = z.strictObject({
  changeId: z.optional(contentId),
  startTime: z.optional(instant),
  endTime: z.optional(instant),
  placeName: z.optional(oneLine({ max: 200 })),
  address: z.optional(oneLine({ max: 300 })),
  provinceCode: z.optional(z.enum(PROVINCE_CODES, { error: 'choice' })),
  mapUrl: z.optional(webAddress),
  registerUrl: z.optional(webAddress),
  onlineUrl: z.optional(webAddress),
});
export type QuotesQuery = z.output<typeof quotesQuery>;

export const quotes = z.object({
  /** What was looked for, e.g. "22/11/2026", "thứ Bảy", "Hoàng thành Thăng Long". */
  looksFor: z.array(z.string()),
  items: z.array(quotingPost),
  isCapped: z.boolean(),
});
export type Quotes = z.output<typeof quotes>;
