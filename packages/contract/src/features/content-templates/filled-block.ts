import * as z from 'zod/mini';
import { imageRef } from '../../vocabulary/picture.ts';

/** Why an item stands in its place. */
export const slotReason = z.discriminatedUnion('code', [
  z.object({ code: z.literal('PINNED'), until: z.nullable(z.string()) }),
  /** By the rule; the category that it names, '' for none. */
  z.object({
    code: z.enum(['NEWEST', 'MOST_READ', 'MOST_COMMENTED', 'ORDER']),
    category: z.string(),
  }),
  /** The rule found too few. */
  z.object({ code: z.literal('BACKFILL') }),
  /** Not a post: by the order of its own list. */
  z.object({ code: z.literal('LISTED') }),
]);
export type SlotReason = z.output<typeof slotReason>;

export const blockItem = z.object({
  kind: z.enum(['post', 'event', 'account', 'tag', 'logo']),
  id: z.string(),
  /** From 1. */
  slot: z.number(),
  title: z.string(),
  /** Of its page; '' for a logo. */
  slug: z.string(),
  /** Where a logo leads; '' for everything else. */
  url: z.string(),
  excerpt: z.string(),
  image: z.nullable(imageRef),
  category: z.nullable(z.object({ id: z.string(), title: z.string(), slug: z.string(), color: z.string() })),
  /** Of its publication, or when an event begins. */
  time: z.nullable(z.string()),
  authors: z.array(z.string()),
  commentCount: z.number(),
  reason: slotReason,
});
export type BlockItem = z.output<typeof blockItem>;

/** What does not stand there, though somebody would expect it. */
export const leftOut = z.object({
  id: z.string(),
  title: z.string(),
  reason: z.enum(['PIN_ENDED', 'PIN_NOT_PUBLIC', 'NO_IMAGE']),
});
export type LeftOut = z.output<typeof leftOut>;

export const filledBlock = z.object({
  items: z.array(blockItem),
  /** Too few items: readers do not see the block. */
  isHidden: z.boolean(),
});
export type FilledBlock = z.output<typeof filledBlock>;

export const explainedBlock = z.object({
  ...filledBlock.shape,
  leftOut: z.array(leftOut),
  /** Posts that meet the rule, counted up to `MAX_MATCHES`. */
  matches: z.number(),
  /** HTML as readers get it. */
  html: z.string(),
});
export type ExplainedBlock = z.output<typeof explainedBlock>;

export const MAX_MATCHES = 1_000;
