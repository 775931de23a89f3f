import type { ReceiptStep } from '@toasoan/contract/features/posts/publishing/publish-receipt.ts';
import type { DeliveryState } from '@toasoan/contract/features/webhooks/webhook.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { type FindReceiptSteps, type ReceiptAsked, receiptStep } from '#server/features/posts/public.ts';

interface Found {
  readonly title: string;
  readonly status: Status;
  readonly retry_time: Date | null;
  readonly wants: boolean;
  readonly due_time: Date | null;
  readonly handed_out_time: Date | null;
  readonly state: DeliveryState | null;
  readonly attempts: number | null;
  readonly next_time: Date | null;
  readonly last_time: Date | null;
}

/** The message and the version are of one transaction, by two clocks. */
const TOLERANCE_MS = 60_000;
/** What a publication announces, and what changes of a public post do. */
const TOPICS = ['post.published', 'post.updated'];

/** How far the message about a publication has come, for each webhook that wants it; titles and no addresses. */
export const findWebhookSteps: FindReceiptSteps = async (db, asked) => {
  const found = await find(db, asked);
  if (found.length === 0) return [receiptStep({ step: 'WEBHOOK', state: 'NONE', reason: 'NO_WEBHOOK' })];
  return found.filter(({ wants }) => wants).flatMap((one) => stepOf(one, asked.now));
};

async function find(db: Db, { projectId, post, savedTime }: ReceiptAsked): Promise<readonly Found[]> {
  const since = new Date(savedTime.getTime() - TOLERANCE_MS);
  const { rows } = await sql<Found>`
    WITH entry AS (
      SELECT id, topic, due_time, handed_out_time FROM outbox
      WHERE project_id = ${projectId} AND kind = 'post' AND record_id = ${post.id} AND topic = ANY (${TOPICS}::text[])
        AND event_time >= ${since}
      ORDER BY id DESC LIMIT 1)
    SELECT webhooks.title, webhooks.status, webhooks.retry_time, entry.id IS NOT NULL AS wants,
      entry.due_time, entry.handed_out_time, sent.state, sent.attempts, sent.next_time, sent.last_time
    FROM webhooks
    LEFT JOIN entry ON entry.topic = ANY (webhooks.topics)
    LEFT JOIN webhook_deliveries AS sent ON sent.project_id = ${projectId} AND sent.kind = 'post'
      AND sent.record_id = ${post.id} AND sent.webhook_id = webhooks.id AND sent.message_id = 'msg_' || entry.id
    WHERE webhooks.project_id = ${projectId} AND webhooks.topics && ${TOPICS}::text[]
    ORDER BY webhooks.title, webhooks.id`.execute(db);
  return rows;
}

/** None for a webhook that is younger than the message. */
function stepOf(found: Found, now: Date): ReceiptStep[] {
  const step = { step: 'WEBHOOK', name: found.title } as const;
  const isPaused = found.status !== 'ENABLE';
  if (found.handed_out_time === null) {
    const reason = isPaused ? 'PAUSED' : 'HELD';
    return [receiptStep({ ...step, state: 'WAITING', reason, time: found.due_time })];
  }
  switch (found.state) {
    case null:
      return [];
    case 'DELIVERED':
      return [receiptStep({ ...step, state: 'DONE', time: found.last_time })];
    case 'FAILED':
      return [receiptStep({ ...step, state: 'FAILED', reason: 'GIVEN_UP', time: found.last_time })];
    case 'DROPPED':
      return [receiptStep({ ...step, state: 'NONE', reason: 'DROPPED' })];
    default:
      return [
        receiptStep({
          ...step,
          state: 'WAITING',
          ...(isPaused ? { reason: 'PAUSED' } : retryOf(found, now)),
        }),
      ];
  }
}

function retryOf({ attempts, next_time, retry_time }: Found, now: Date) {
  // The circuit of a receiver that does not answer is open until then.
  const times = [next_time, retry_time].flatMap((time) =>
    time !== null && time > now ? [time.getTime()] : [],
  );
  const isFailing = (attempts ?? 0) > 0 || (retry_time !== null && retry_time > now);
  return {
    reason: isFailing ? ('RETRY' as const) : null,
    time: times.length === 0 ? null : new Date(Math.max(...times)),
  };
}
