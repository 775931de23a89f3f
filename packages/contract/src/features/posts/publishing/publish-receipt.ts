import * as z from 'zod/mini';

/** What happens to a publication, in this order; webhooks one by one. */
const RECEIPT_STEPS = [
  'SAVED',
  'CACHES',
  'CDN',
  'PAGE',
  'SITE_FEED',
  'CATEGORY_FEED',
  'SITEMAP',
  'NEWS_SITEMAP',
  'WEBHOOK',
] as const;
export type ReceiptStepName = (typeof RECEIPT_STEPS)[number];

/** NONE: there is nothing to do; its reason names why. */
const RECEIPT_STATES = ['DONE', 'WAITING', 'FAILED', 'NONE'] as const;

/** Why a step failed, waits or does not exist; beside DONE a remark. */
export const RECEIPT_REASONS = [
  'NO_CDN',
  'CDN_TOKEN',
  'CDN_FAILED',
  /** Its embargo or its time lies ahead. */
  'NOT_YET',
  /** The site has no domain: readers have no address for the page. */
  'NO_DOMAIN',
  'NO_SITE',
  'NOT_FOUND',
  /** The address leads to another page. */
  'ELSEWHERE',
  'BROKEN',
  'TITLE',
  'CANONICAL',
  /** Search engines are kept away though the post does not ask for it. */
  'NOINDEX',
  /** The post itself asks for it. */
  'NOINDEX_CHOSEN',
  /** The post or its category says so. */
  'LEFT_OUT',
  'OTHER_LANGUAGE',
  /** Newer posts have taken its place. */
  'PUSHED_OUT',
  'TOO_OLD',
  'MISSING',
  'NO_WEBHOOK',
  /** It can still be taken back. */
  'HELD',
  'PAUSED',
  /** It failed and is tried again. */
  'RETRY',
  'GIVEN_UP',
  'DROPPED',
] as const;
export type ReceiptReason = (typeof RECEIPT_REASONS)[number];

const receiptStep = z.object({
  step: z.enum(RECEIPT_STEPS),
  state: z.enum(RECEIPT_STATES),
  /** When it was done, or was looked at; of what waits, when it is due. Null: nobody knows. */
  time: z.nullable(z.string()),
  /** Who saved it, the category of a feed, the title of a webhook; '' for none. */
  name: z.string(),
  reason: z.nullable(z.enum(RECEIPT_REASONS)),
});
export type ReceiptStep = z.output<typeof receiptStep>;

export const publishReceipt = z.object({
  /** Of the newest publication; null while the post is not public. */
  version: z.nullable(z.number()),
  steps: z.array(receiptStep),
  /** When it is worth asking again; null: nothing waits that ends soon. */
  nextLookSeconds: z.nullable(z.number()),
});
export type PublishReceipt = z.output<typeof publishReceipt>;

/** After so long nobody watches any more. */
const WATCHED_MS = 10 * 60_000;
const SOONEST_SECONDS = 2;
const LATEST_SECONDS = 60;
/** They end by another hand or another day. */
const UNWATCHED: readonly (ReceiptReason | null)[] = ['NOT_YET', 'PAUSED'];

/** The seconds after which waiting steps may have ended; null: nothing waits, or it waits too long to be watched. */
export function nextLookAfter(
  steps: readonly Pick<ReceiptStep, 'state' | 'time' | 'reason'>[],
  { savedTime, now }: { readonly savedTime: number; readonly now: number },
): number | null {
  const waiting = steps.filter(({ state, reason }) => state === 'WAITING' && !UNWATCHED.includes(reason));
  if (waiting.length === 0 || now - savedTime > WATCHED_MS) return null;
  const dueIn = waiting.map(({ time }) => (time === null ? 0 : Math.ceil((Date.parse(time) - now) / 1_000)));
  return Math.min(LATEST_SECONDS, Math.max(SOONEST_SECONDS, Math.min(...dueIn) + 1));
}
