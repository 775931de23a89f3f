import type { PauseReason } from '@toasoan/contract/features/webhooks/webhook.ts';
import type { Db } from '#server/core/db/database.ts';
import { updateVersioned } from '#server/core/db/versioned.ts';
import type { WebhookRow } from './webhook-row.ts';
import { CLOSED } from './webhook-store.ts';

const PRODUCT = { userId: null, displayName: '' };

export async function findWebhook(db: Db, id: string): Promise<WebhookRow | undefined> {
  return await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same, and nobody else changes it until the transaction ends. */
export async function holdWebhook(tx: Db, id: string): Promise<WebhookRow | undefined> {
  return await tx.selectFrom('webhooks').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

// What a receiver answers is no change by a person: the version stays.

export async function noteSuccess(tx: Db, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ ...CLOSED, last_success_time: now })
    .where('id', '=', id)
    .execute();
}

export async function noteFailure(
  tx: Db,
  id: string,
  failing: { readonly since: Date; readonly failures: number; readonly retryTime: Date | null },
): Promise<void> {
  const { since, failures, retryTime } = failing;
  await tx
    .updateTable('webhooks')
    .set({ failures, failing_since: since, retry_time: retryTime })
    .where('id', '=', id)
    .execute();
}

export async function pauseWebhook(tx: Db, before: WebhookRow, reason: PauseReason): Promise<WebhookRow> {
  return await updateVersioned(tx, 'webhooks', before, { status: 'DISABLED', pause_reason: reason }, PRODUCT);
}
