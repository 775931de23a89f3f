import type { Db } from '#server/core/db/database.ts';
import { notify } from '#server/features/notifications/public.ts';
import { findAdmins } from './admins-view.ts';
import type { WebhookRow } from './webhook-row.ts';

/** Those who may turn it on again hear that the product has paused a webhook. */
export async function reportPause(tx: Db, { id, title, project_id }: WebhookRow): Promise<void> {
  await notify(tx, project_id, {
    kind: 'webhookPaused',
    postId: null,
    to: await findAdmins(tx, project_id),
    by: undefined,
    detail: { title, requestOf: 'webhook', requestId: id },
  });
}
