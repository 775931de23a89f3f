import * as z from 'zod/mini';
import { contentId } from '../../../core/ids.ts';
import { postState } from '../../posts/workflow/post-states.ts';

/** RELATED: chosen as related. LINKED: the text links to the event. TIME, PLACE: the text says the old value. */
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

/** `changeId`: what was planned before that change; absent: what is planned now. */
export const quotesQuery = z.strictObject({ changeId: z.optional(contentId) });

export const quotes = z.object({
  /** The words that were looked for, e.g. "22/11/2026", "Hoàng thành Thăng Long". */
  looksFor: z.array(z.string()),
  items: z.array(quotingPost),
  isCapped: z.boolean(),
});
export type Quotes = z.output<typeof quotes>;
