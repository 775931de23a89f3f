import type {
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookDetail,
} from '@toasoan/contract/features/webhooks/webhook.ts';
import type { Selectable } from 'kysely';
import type {
  WebhookAttemptTable,
  WebhookDeliveryTable,
  WebhookSecretTable,
} from '#server/core/db/tables/webhook-tables.ts';
import { auditFieldsOf, type RowOf } from '#server/core/db/versioned.ts';

export type WebhookRow = RowOf<'webhooks'>;
export type DeliveryRow = Selectable<WebhookDeliveryTable>;
export type AttemptRow = Pick<
  Selectable<WebhookAttemptTable>,
  'attempt_time' | 'duration_ms' | 'status' | 'error' | 'answer'
>;
type SecretTimes = Pick<Selectable<WebhookSecretTable>, 'id' | 'create_time' | 'expire_time'>;

export function webhookOf(row: WebhookRow, waiting: number): Webhook {
  return {
    id: row.id,
    title: row.title,
    address: row.address,
    topics: row.topics,
    status: row.status,
    pauseReason: row.pause_reason,
    failures: row.failures,
    failingSince: row.failing_since?.toISOString() ?? null,
    lastSuccessTime: row.last_success_time?.toISOString() ?? null,
    waiting,
    ...auditFieldsOf(row),
  };
}

export function webhookDetailOf(
  row: WebhookRow,
  waiting: number,
  secrets: readonly SecretTimes[],
): WebhookDetail {
  return {
    ...webhookOf(row, waiting),
    secrets: secrets.map(({ id, create_time, expire_time }) => ({
      id,
      createTime: create_time.toISOString(),
      endTime: expire_time?.toISOString() ?? null,
    })),
  };
}

/** What the log keeps of a webhook. */
export function webhookFacts({ id, title, address, topics, status, pause_reason }: WebhookRow) {
  return { id, title, address, topics, status, pauseReason: pause_reason };
}

export function deliveryOf(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    messageId: row.message_id,
    topic: row.topic,
    kind: row.kind,
    recordId: row.record_id,
    title: titleIn(row.payload),
    state: row.state,
    attempts: row.attempts,
    eventTime: row.event_time.toISOString(),
    nextTime: row.state === 'WAITING' ? row.next_time.toISOString() : null,
    lastTime: row.last_time?.toISOString() ?? null,
    answerStatus: row.answer_status,
    error: row.error,
  };
}

export function deliveryDetailOf(row: DeliveryRow, attempts: readonly AttemptRow[]): WebhookDeliveryDetail {
  return {
    ...deliveryOf(row),
    payload: row.payload,
    tries: attempts.map(({ attempt_time, duration_ms, status, error, answer }) => ({
      time: attempt_time.toISOString(),
      durationMs: duration_ms,
      status,
      error,
      answer,
    })),
  };
}

/** Our own message; what ends a record names its address alone. */
function titleIn(payload: string): string {
  const { data } = JSON.parse(payload) as {
    readonly data?: { readonly title?: string; readonly slug?: string };
  };
  return data?.title ?? data?.slug ?? '';
}
