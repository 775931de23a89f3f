import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { pageQuery } from '../../core/paging.ts';
import { oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { status } from '../../vocabulary/status.ts';

/** What happens to public records, as receivers know it. */
export const WEBHOOK_TOPICS = [
  'post.published',
  'post.updated',
  'post.unpublished',
  'post.taken_down',
  'event.published',
  'event.updated',
  'event.plan_changed',
  'event.unpublished',
  'page.published',
  'page.updated',
  'page.unpublished',
] as const;
const webhookTopic = z.enum(WEBHOOK_TOPICS, { error: 'choice' });
export type WebhookTopic = z.output<typeof webhookTopic>;
/** After these nothing older about the record may leave the house. */
export const ENDING_TOPICS: readonly string[] = [
  'post.unpublished',
  'post.taken_down',
  'event.unpublished',
  'page.unpublished',
];

/** HAND: by a person. FAILING: it has not answered for days. GONE: it said that it is no more. */
const PAUSE_REASONS = ['HAND', 'FAILING', 'GONE'] as const;
const pauseReason = z.enum(PAUSE_REASONS);
export type PauseReason = z.output<typeof pauseReason>;

const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'FAILED', 'DROPPED'] as const;
const deliveryState = z.enum(DELIVERY_STATES, { error: 'choice' });
export type DeliveryState = z.output<typeof deliveryState>;

/** Why an attempt failed: the answer says no (ANSWER), or there was none. */
const WEBHOOK_FAILURES = [
  'ANSWER',
  'REDIRECT',
  'REFUSED',
  'NOT_FOUND',
  'SLOW',
  'TLS',
  'NETWORK',
  'SECRET',
] as const;
const webhookFailure = z.enum(WEBHOOK_FAILURES);
export type WebhookFailure = z.output<typeof webhookFailure>;

/** The days of failures after which a webhook is paused. */
export const PAUSED_AFTER_DAYS = 3;
/** The days for which deliveries are kept. */
export const DELIVERIES_KEPT_DAYS = 30;
/** How long a replaced secret still signs, in hours. */
export const OVERLAP_HOURS = [0, 24, 72] as const;
const MAX_ADDRESS = 500;

const title = oneLine({ min: 1, max: 100 });
const address = oneLine({ min: 8, max: MAX_ADDRESS });
const topics = z
  .array(webhookTopic)
  .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(WEBHOOK_TOPICS.length, { error: 'tooMany' }));

export const webhook = z.object({
  id: z.string(),
  title: z.string(),
  address: z.string(),
  topics: z.array(webhookTopic),
  status,
  /** Null while it is active. */
  pauseReason: z.nullable(pauseReason),
  /** Failures in a row. */
  failures: z.number(),
  failingSince: z.nullable(z.string()),
  lastSuccessTime: z.nullable(z.string()),
  waiting: z.number(),
  ...auditFields,
});
export type Webhook = z.output<typeof webhook>;

export const webhookDetail = z.object({
  ...webhook.shape,
  /** Secrets that sign, newest first; `endTime` of one that was replaced. */
  secrets: z.array(z.object({ id: z.string(), createTime: z.string(), endTime: z.nullable(z.string()) })),
});
export type WebhookDetail = z.output<typeof webhookDetail>;

export const webhookCreate = z.strictObject({ title, address, topics });
export type WebhookCreate = z.output<typeof webhookCreate>;
export const webhookUpdate = z.strictObject({
  id: contentId,
  version,
  title: z.optional(title),
  address: z.optional(address),
  topics: z.optional(topics),
});
export type WebhookUpdate = z.output<typeof webhookUpdate>;

export const webhookListQuery = z.strictObject({ ...pageQuery, status: z.optional(status) });
export type WebhookListQuery = z.output<typeof webhookListQuery>;

export const webhookDelivery = z.object({
  id: z.string(),
  messageId: z.string(),
  topic: z.string(),
  kind: z.string(),
  /** Null for a test. */
  recordId: z.nullable(z.string()),
  /** Of the record, where the message says it. */
  title: z.string(),
  state: deliveryState,
  attempts: z.number(),
  eventTime: z.string(),
  /** Of the next attempt; null unless one waits. */
  nextTime: z.nullable(z.string()),
  lastTime: z.nullable(z.string()),
  answerStatus: z.nullable(z.number()),
  error: z.nullable(webhookFailure),
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;

export const webhookDeliveryDetail = z.object({
  ...webhookDelivery.shape,
  payload: z.string(),
  tries: z.array(
    z.object({
      time: z.string(),
      durationMs: z.number(),
      status: z.nullable(z.number()),
      error: z.nullable(webhookFailure),
      answer: z.string(),
    }),
  ),
});
export type WebhookDeliveryDetail = z.output<typeof webhookDeliveryDetail>;

/** Newest first; `before` is the id of the last known one. */
export const deliveryQuery = z.strictObject({
  before: z.optional(contentId),
  state: z.optional(deliveryState),
});
export type DeliveryQuery = z.output<typeof deliveryQuery>;
