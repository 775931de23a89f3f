import * as z from 'zod/mini';
import { contentId } from '../../../core/ids.ts';
import { oneLine } from '../../../core/text.ts';
import { instant } from '../../../vocabulary/instant.ts';
import { postState } from '../../posts/workflow/post-states.ts';

/** RELATED: chosen as related, or about the event. LINKED: the text links to the event. TIME, PLACE: the text says what no longer holds. */
const QUOTE_REASONS = ['RELATED', 'LINKED', 'TIME', 'PLACE'] as const;

/** The most posts that are named. */
export const MOST_QUOTES = 50;

/** A post that readers would still learn the old plan from. */
export const quotingPost = z.object({
  postId: z.string(),
  title: z.string(),
  state: postState,
  reasons: z.array(z.enum(QUOTE_REASONS)),
  /** The words around the old value; '' where the text does not say it. */
  passage: z.string(),
});
export type QuotingPost = z.output<typeof quotingPost>;

/**
 * `changeId`: what was planned before that change. `startTime`, `placeName`: what was planned before a change that is not
 * on record, as of an event that is not public. Nothing of them: what is planned now.
 */
export const quotesQuery = z.strictObject({
  changeId: z.optional(contentId),
  startTime: z.optional(instant),
  placeName: z.optional(oneLine({ max: 200 })),
});
export type QuotesQuery = z.output<typeof quotesQuery>;

export const quotes = z.object({
  /** The words that were looked for, e.g. "22/11/2026", "Hoàng thành Thăng Long". */
  looksFor: z.array(z.string()),
  items: z.array(quotingPost),
  isCapped: z.boolean(),
});
export type Quotes = z.output<typeof quotes>;
