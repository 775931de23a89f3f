import { webhookEndpoints as endpoints } from '@toasoan/contract/features/webhooks/endpoints.ts';
import type { WebhookDetail } from '@toasoan/contract/features/webhooks/webhook.ts';
import { WEBHOOK_RULE_TEXTS } from '@toasoan/contract/features/webhooks/webhook-texts.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { getVersioned, holdVersioned, removeVersioned, updateVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { preparedRoute, type Route, route, transactionRoute } from '#server/core/http/route.ts';
import type { SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import { attemptDelivery, type SendDependencies } from './attempt.ts';
import { checkWebhookAddress } from './check-address.ts';
import {
  addTestDelivery,
  attemptsOf,
  dropWaiting,
  findDelivery,
  isEndedSince,
  listDeliveries,
  queueAgain,
  testMessage,
} from './delivery-store.ts';
import { addSecret, endSecrets, validSecrets } from './secret-store.ts';
import { auditWebhook, startSending } from './send-jobs.ts';
import { deliveryDetailOf, deliveryOf, type WebhookRow, webhookDetailOf } from './webhook-row.ts';
import { CLOSED, countWaiting, insertWebhook, listWebhooks, updateWebhook } from './webhook-store.ts';

interface Dependencies extends SendDependencies {
  readonly safeFetch: SafeFetch;
  readonly now: () => Date;
}

const HOUR_MS = 3_600_000;

export function webhookRoutes(deps: Dependencies): readonly Route[] {
  const { safeFetch, now } = deps;
  return [
    route(endpoints.list, ({ db, projectId, query }) => listWebhooks(db, projectId, query)),
    route(endpoints.detail, async ({ db, projectId, params }) =>
      detailOf(db, await getVersioned(db, 'webhooks', projectId, params.id), now()),
    ),
    preparedRoute(
      endpoints.create,
      ({ body }) => checkWebhookAddress(safeFetch, body.address),
      async (call) => {
        const { db, projectId, caller, body } = call;
        const after = await insertWebhook(db, projectId, body, caller);
        await auditWebhook(call, 'create', { after });
        return await detailOf(db, after, now());
      },
    ),
    preparedRoute(
      endpoints.update,
      async ({ body }) => {
        if (body.address !== undefined) await checkWebhookAddress(safeFetch, body.address);
      },
      async (call) => {
        const { db, projectId, caller, body } = call;
        const before = await holdVersioned(db, 'webhooks', projectId, body.id);
        checkVersion(before, body.version);
        const after = await updateWebhook(db, before, body, caller);
        await auditWebhook(call, 'update', { before, after });
        return await detailOf(db, after, now());
      },
    ),
    transactionRoute(endpoints.remove, async (call) => {
      const { db, projectId, params, ifMatch } = call;
      const before = await holdVersioned(db, 'webhooks', projectId, params.id);
      checkVersion(before, ifMatch);
      await removeVersioned(db, 'webhooks', before);
      await auditWebhook(call, 'delete', { before });
      return { id: before.id };
    }),
    ...switchRoutes(deps),
    ...logRoutes(deps),
  ];
}

/** On, off, and the secret. */
function switchRoutes({ secretBox, now }: Dependencies): readonly Route[] {
  return [
    transactionRoute(endpoints.pause, async (call) => {
      const { db, projectId, caller, params, body } = call;
      const before = await holdVersioned(db, 'webhooks', projectId, params.id);
      checkVersion(before, body.version);
      const paused = { status: 'DISABLED', pause_reason: 'HAND' } as const;
      const after = await updateVersioned(db, 'webhooks', before, paused, caller);
      await auditWebhook(call, 'pause', { before, after });
      return await detailOf(db, after, now());
    }),
    transactionRoute(endpoints.resume, async (call) => {
      const { db, projectId, caller, params, body } = call;
      const before = await holdVersioned(db, 'webhooks', projectId, params.id);
      checkVersion(before, body.version);
      const secrets = await validSecrets(db, { projectId, webhookId: before.id }, now());
      if (secrets.length === 0) throw ruleNotMet(WEBHOOK_RULE_TEXTS, 'NO_SECRET');
      if (body.dropsWaiting) await dropWaiting(db, before.id);
      const active = { status: 'ENABLE', pause_reason: null, ...CLOSED } as const;
      const after = await updateVersioned(db, 'webhooks', before, active, caller);
      await startSending(db, [after.id], now());
      await auditWebhook(call, 'resume', { before, after });
      return await detailOf(db, after, now());
    }),
    transactionRoute(endpoints.rotate, async (call) => {
      const { db, projectId, caller, params, body } = call;
      const before = await holdVersioned(db, 'webhooks', projectId, params.id);
      checkVersion(before, body.version);
      const owner = { projectId, webhookId: before.id };
      const at = now();
      await endSecrets(db, owner, new Date(at.getTime() + body.overlapHours * HOUR_MS), at);
      const secret = await addSecret(db, owner, secretBox, at);
      const after = await updateVersioned(db, 'webhooks', before, {}, caller);
      await auditWebhook(call, 'rotate', { before, after });
      return { ...(await detailOf(db, after, at)), secret };
    }),
  ];
}

/** What was sent, and sending by hand. */
function logRoutes(deps: Dependencies): readonly Route[] {
  const { now } = deps;
  return [
    route(endpoints.test, async (call) => {
      const { db, projectId, params } = call;
      const webhook = await getVersioned(db, 'webhooks', projectId, params.id);
      const of = { projectId, webhookId: webhook.id };
      const message = testMessage(of, now());
      const { pauseSeconds, ...attempt } = await attemptDelivery(deps, db, webhook, message, { now });
      return await inTransaction(db, async (tx) => {
        const row = await addTestDelivery(tx, of, message, attempt);
        await auditWebhook({ ...call, db: tx }, 'test', { before: webhook, after: webhook });
        return deliveryDetailOf(row, [attempt]);
      });
    }),
    route(endpoints.deliveries, async ({ db, projectId, params, query }) => {
      await getVersioned(db, 'webhooks', projectId, params.id);
      const { rows, hasMore } = await listDeliveries(db, { projectId, webhookId: params.id }, query);
      return { items: rows.map(deliveryOf), hasMore };
    }),
    route(endpoints.delivery, async ({ db, projectId, params }) => {
      const row = await findDelivery(db, { projectId, webhookId: params.id }, params.deliveryId);
      if (row === undefined) throw new AppError('NOT_FOUND');
      return deliveryDetailOf(row, await attemptsOf(db, row.id));
    }),
    transactionRoute(endpoints.redeliver, async (call) => {
      const { db, projectId, params } = call;
      const of = { projectId, webhookId: params.id };
      const webhook = await holdVersioned(db, 'webhooks', projectId, params.id);
      const found = await findDelivery(db, of, params.deliveryId);
      if (found === undefined) throw new AppError('NOT_FOUND');
      if (webhook.status !== 'ENABLE') throw ruleNotMet(WEBHOOK_RULE_TEXTS, 'PAUSED');
      if (found.state === 'WAITING') throw ruleNotMet(WEBHOOK_RULE_TEXTS, 'STILL_WAITING');
      if (await isEndedSince(db, found)) throw ruleNotMet(WEBHOOK_RULE_TEXTS, 'NO_LONGER_PUBLIC');
      await queueAgain(db, found.id, now());
      await startSending(db, [webhook.id], now());
      await auditWebhook(call, 'redeliver', { before: webhook, after: webhook });
      const row = (await findDelivery(db, of, found.id)) ?? found;
      return deliveryDetailOf(row, await attemptsOf(db, row.id));
    }),
  ];
}

async function detailOf(db: Db, row: WebhookRow, now: Date): Promise<WebhookDetail> {
  const secrets = await validSecrets(db, { projectId: row.project_id, webhookId: row.id }, now);
  return webhookDetailOf(row, await countWaiting(db, row.id), secrets);
}
