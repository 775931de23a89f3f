import { randomUUID } from 'node:crypto';
import { type DeliveryQuery, ENDING_TOPICS } from '@toasoan/contract/features/webhooks/webhook.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { OutboxEntry } from '#server/core/outbox/outbox-store.ts';
import type { AttemptRow, DeliveryRow } from './webhook-row.ts';

const PAGE = 30;

/** Puts one entry into the queue of every webhook that wants it; the active ones. A paused one keeps it. */
export async function queueEntry(tx: Db, entry: OutboxEntry, now: Date): Promise<string[]> {
  if (ENDING_TOPICS.includes(entry.topic)) await dropOlder(tx, entry);
  const payload = JSON.stringify({
    type: entry.topic,
    timestamp: entry.event_time.toISOString(),
    data: { projectId: entry.project_id, ...(entry.data as object) },
  });
  const { rows } = await sql<{ webhook_id: string }>`
    WITH added AS (
      INSERT INTO webhook_deliveries (project_id, webhook_id, message_id, topic, kind, record_id, payload, state,
        event_time, next_time)
      SELECT project_id, id, ${`msg_${entry.id}`}, ${entry.topic}, ${entry.kind}, ${entry.record_id}, ${payload},
        'WAITING', ${entry.event_time}, ${now}
      FROM webhooks WHERE project_id = ${entry.project_id} AND ${entry.topic} = ANY(topics)
      RETURNING webhook_id
    )
    SELECT webhook_id FROM added JOIN webhooks ON webhooks.id = webhook_id WHERE status = 'ENABLE'`.execute(
    tx,
  );
  return rows.map(({ webhook_id }) => webhook_id);
}

/** What is no longer public does not leave the house any more. */
async function dropOlder(tx: Db, entry: OutboxEntry): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'DROPPED' })
    .where('project_id', '=', entry.project_id)
    .where('kind', '=', entry.kind)
    .where('record_id', '=', entry.record_id)
    .where('state', '=', 'WAITING')
    .execute();
}

/** Whether a record has stopped being public after a message about it. */
export async function isEndedSince(db: Db, delivery: DeliveryRow): Promise<boolean> {
  if (ENDING_TOPICS.includes(delivery.topic)) return false;
  const ended = await db
    .selectFrom('outbox')
    .select('id')
    .where('project_id', '=', delivery.project_id)
    .where('kind', '=', delivery.kind)
    .where('record_id', '=', delivery.record_id)
    .where('topic', 'in', ENDING_TOPICS)
    .where('event_time', '>', delivery.event_time)
    .limit(1)
    .executeTakeFirst();
  return ended !== undefined;
}

/** The oldest waiting delivery of each record: what is about one record is sent in order. */
function headsOf(db: Db, webhookId: string) {
  return db
    .selectFrom('webhook_deliveries as head')
    .where('head.webhook_id', '=', webhookId)
    .where('head.state', '=', 'WAITING')
    .where(
      sql<boolean>`NOT EXISTS (
        SELECT 1 FROM webhook_deliveries AS older
        WHERE older.webhook_id = head.webhook_id AND older.state = 'WAITING' AND older.kind = head.kind
          AND older.record_id = head.record_id AND older.id < head.id)`,
    );
}

export async function dueDeliveries(
  db: Db,
  webhookId: string,
  now: Date,
  most: number,
): Promise<DeliveryRow[]> {
  return await headsOf(db, webhookId)
    .selectAll('head')
    .where('head.next_time', '<=', now)
    .orderBy('head.id')
    .limit(most)
    .execute();
}

/** Undefined: nothing waits. */
export async function nextTimeOf(db: Db, webhookId: string): Promise<Date | undefined> {
  const first = await headsOf(db, webhookId)
    .select('head.next_time')
    .orderBy('head.next_time')
    .limit(1)
    .executeTakeFirst();
  return first?.next_time;
}

export async function dropWaiting(tx: Db, webhookId: string): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'DROPPED' })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'WAITING')
    .execute();
}

interface Found {
  readonly projectId: string;
  readonly webhookId: string;
}

export async function listDeliveries(
  db: Db,
  { projectId, webhookId }: Found,
  { before, state }: DeliveryQuery,
) {
  let rows = db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('webhook_id', '=', webhookId);
  if (before !== undefined) rows = rows.where('id', '<', before);
  if (state !== undefined) rows = rows.where('state', '=', state);
  const found = await rows
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  return { rows: found.slice(0, PAGE), hasMore: found.length > PAGE };
}

export async function findDelivery(
  db: Db,
  { projectId, webhookId }: Found,
  id: string,
): Promise<DeliveryRow | undefined> {
  return await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function attemptsOf(db: Db, deliveryId: string): Promise<AttemptRow[]> {
  return await db
    .selectFrom('webhook_attempts')
    .select(['attempt_time', 'duration_ms', 'status', 'error', 'answer'])
    .where('delivery_id', '=', deliveryId)
    .orderBy('id')
    .execute();
}

/** It is sent once more, as if for the first time. */
export async function queueAgain(tx: Db, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'WAITING', attempts: 0, next_time: now, error: null })
    .where('id', '=', id)
    .execute();
}

export async function addAttempt(tx: Db, deliveryId: string, attempt: AttemptRow): Promise<void> {
  await tx
    .insertInto('webhook_attempts')
    .values({ delivery_id: deliveryId, ...attempt })
    .execute();
}

/** What an attempt made of a delivery; one that was dropped or sent again meanwhile stays as it is. */
export async function settleDelivery(
  tx: Db,
  { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
  change: Pick<DeliveryRow, 'state' | 'next_time' | 'last_time' | 'answer_status' | 'error'>,
): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ ...change, attempts: attempts + 1 })
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .execute();
}

/** A message to try a receiver; it is stored after it was sent. */
export function testMessage({ projectId, webhookId }: Found, now: Date) {
  const payload = { type: 'webhook.test', timestamp: now.toISOString(), data: { projectId, webhookId } };
  return { message_id: `msg_${randomUUID()}`, payload: JSON.stringify(payload) };
}

export async function addTestDelivery(
  tx: Db,
  { projectId, webhookId }: Found,
  message: ReturnType<typeof testMessage>,
  attempt: AttemptRow,
): Promise<DeliveryRow> {
  const added = await tx
    .insertInto('webhook_deliveries')
    .values({
      ...message,
      project_id: projectId,
      webhook_id: webhookId,
      topic: 'webhook.test',
      kind: 'webhook',
      record_id: null,
      state: attempt.error === null ? 'DELIVERED' : 'FAILED',
      attempts: 1,
      event_time: attempt.attempt_time,
      next_time: attempt.attempt_time,
      last_time: attempt.attempt_time,
      answer_status: attempt.status,
      error: attempt.error,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addAttempt(tx, added.id, attempt);
  return added;
}

export async function forgetOldDeliveries(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('event_time', '<', before).execute();
}
