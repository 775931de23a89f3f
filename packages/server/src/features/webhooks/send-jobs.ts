import {
  DELIVERIES_KEPT_DAYS,
  PAUSED_AFTER_DAYS,
  type PauseReason,
} from '@toasoan/contract/features/webhooks/webhook.ts';
import * as z from 'zod/mini';
import { auditOf } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { type JobHandler, longJob } from '#server/core/jobs/job.ts';
import { addJob, hastenJob } from '#server/core/jobs/job-store.ts';
import type { OutboxConsumer } from '#server/core/outbox/outbox-jobs.ts';
import { type Attempt, attemptDelivery, type SendDependencies } from './attempt.ts';
import {
  addAttempt,
  dueDeliveries,
  forgetOldDeliveries,
  nextTimeOf,
  queueEntry,
  settleDelivery,
} from './delivery-store.ts';
import { findWebhook, holdWebhook, noteFailure, noteSuccess, pauseWebhook } from './health-store.ts';
import { reportPause } from './report-pause.ts';
import { circuitTime, isTrial, retryTime } from './retry-rules.ts';
import { type DeliveryRow, type WebhookRow, webhookFacts } from './webhook-row.ts';

const SEND = 'webhooks.send';
/** Messages of one receiver at once, about different records. */
const AT_ONCE = 4;
/** A busy receiver then lets others have its slot. */
const TURN_MS = 10_000;
const DAY_MS = 86_400_000;
const GONE = 410;

const payload = z.strictObject({ webhookId: z.string() });
const jobOf = (webhookId: string) => ({ kind: SEND, key: `${SEND}:${webhookId}`, payload: { webhookId } });
export const auditWebhook = auditOf('webhook', webhookFacts);

/** Sends what waits for a webhook, now or as soon as a running job ends. */
export async function startSending(tx: Db, webhookIds: readonly string[], now: Date): Promise<void> {
  const ids = [...new Set(webhookIds)].sort((a, b) => Number(a) - Number(b));
  for (const id of ids) await hastenJob(tx, { ...jobOf(id), runAt: now });
}

/** Takes what has happened to public records. */
export const queueForWebhooks: OutboxConsumer = async (tx, entries, now) => {
  const woken: string[] = [];
  for (const entry of entries) woken.push(...(await queueEntry(tx, entry, now)));
  await startSending(tx, woken, now);
};

/** One job for each webhook: a slow receiver keeps nobody else waiting. */
export function webhookJobs(deps: SendDependencies): readonly JobHandler[] {
  const send = longJob({
    kind: SEND,
    payload,
    lane: 'remote',
    run: async ({ webhookId }, { db, now, signal, jobId }) => {
      const until = performance.now() + TURN_MS;
      let isWell = true;
      while (isWell && performance.now() < until && !signal.aborted) {
        const webhook = await findWebhook(db, webhookId);
        if (webhook === undefined || !maySend(webhook, now())) break;
        const due = await dueDeliveries(db, webhookId, now(), isTrial(webhook) ? 1 : AT_ONCE);
        if (due.length === 0) break;
        const outcomes = await Promise.all(
          due.map(async (delivery) => {
            const attempt = await attemptDelivery(deps, db, webhook, delivery, { now, signal });
            await inTransaction(db, (tx) => settle(tx, { webhookId, delivery, attempt, now: now(), jobId }));
            return attempt.error === null;
          }),
        );
        isWell = outcomes.every(Boolean);
      }
      return async (tx) => await planNext(tx, webhookId, now());
    },
  });
  return [send];
}

function maySend({ status, retry_time }: WebhookRow, now: Date): boolean {
  return status === 'ENABLE' && (retry_time === null || retry_time <= now);
}

interface Settled {
  readonly webhookId: string;
  readonly delivery: DeliveryRow;
  readonly attempt: Attempt;
  readonly now: Date;
  readonly jobId: string;
}

async function settle(tx: Db, { webhookId, delivery, attempt, now, jobId }: Settled): Promise<void> {
  const webhook = await holdWebhook(tx, webhookId);
  if (webhook === undefined) return;
  const { pauseSeconds, ...row } = attempt;
  await addAttempt(tx, delivery.id, row);
  const at = { now, pauseSeconds };
  const retry = row.error === null ? undefined : retryTime(delivery.attempts + 1, at);
  await settleDelivery(tx, delivery, {
    state: row.error === null ? 'DELIVERED' : retry === undefined ? 'FAILED' : 'WAITING',
    next_time: retry ?? now,
    last_time: row.attempt_time,
    answer_status: row.status,
    error: row.error,
  });
  if (row.error === null) return await noteSuccess(tx, webhookId, now);
  const failing = { since: webhook.failing_since ?? now, failures: webhook.failures + 1 };
  await noteFailure(tx, webhookId, { ...failing, retryTime: circuitTime(failing.failures, at) });
  const reason = pauseReason(row.status, failing.since, now);
  if (reason === undefined || webhook.status === 'DISABLED') return;
  const after = await pauseWebhook(tx, webhook, reason);
  const source = { db: tx, projectId: webhook.project_id, address: '', requestId: `job-${jobId}` };
  await auditWebhook(source, 'autoPause', { before: webhook, after });
  await reportPause(tx, after);
}

function pauseReason(status: number | null, since: Date, now: Date): PauseReason | undefined {
  if (status === GONE) return 'GONE';
  return now.getTime() - since.getTime() >= PAUSED_AFTER_DAYS * DAY_MS ? 'FAILING' : undefined;
}

/** In the transaction that ends the job: what was queued meanwhile is found here. */
async function planNext(tx: Db, webhookId: string, now: Date): Promise<void> {
  const webhook = await findWebhook(tx, webhookId);
  const next = await nextTimeOf(tx, webhookId);
  if (webhook?.status !== 'ENABLE' || next === undefined) return;
  const runAt = new Date(Math.max(next.getTime(), webhook.retry_time?.getTime() ?? 0, now.getTime()));
  await addJob(tx, { ...jobOf(webhookId), runAt });
}

/** Deliveries are a log, not an archive. */
export async function forgetDeliveries(db: Db, now: Date): Promise<void> {
  await forgetOldDeliveries(db, new Date(now.getTime() - DELIVERIES_KEPT_DAYS * DAY_MS));
}
