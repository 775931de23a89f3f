import type { Page } from '@toasoan/contract/core/paging.ts';
import type {
  Webhook,
  WebhookCreate,
  WebhookListQuery,
  WebhookUpdate,
} from '@toasoan/contract/features/webhooks/webhook.ts';
import { WEBHOOK_RULE_TEXTS } from '@toasoan/contract/features/webhooks/webhook-texts.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { countUpToBound, offsetOf, pageOf } from '#server/core/db/page.ts';
import { insertVersioned, updateVersioned } from '#server/core/db/versioned.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type WebhookRow, webhookOf } from './webhook-row.ts';

const MOST = 20;

/** A new webhook is paused: its receiver is tried first. @throws RULES_NOT_MET: TOO_MANY */
export async function insertWebhook(
  db: Db,
  projectId: string,
  { title, address, topics }: WebhookCreate,
  by: Actor,
): Promise<WebhookRow> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('webhooks'), hashtext(${projectId}))`.execute(db);
  const { count } = await db
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST) throw ruleNotMet(WEBHOOK_RULE_TEXTS, 'TOO_MANY', undefined, { count: MOST });
  const values = { title, address, topics: distinct(topics), search_text: searchText(title, address) };
  return await insertVersioned(
    db,
    'webhooks',
    projectId,
    { ...values, status: 'DISABLED', pause_reason: 'HAND' },
    by,
  );
}

/** Another address has not failed yet. */
export async function updateWebhook(
  db: Db,
  before: WebhookRow,
  { title, address, topics }: WebhookUpdate,
  by: Actor,
): Promise<WebhookRow> {
  const isMoved = address !== undefined && address !== before.address;
  return await updateVersioned(
    db,
    'webhooks',
    before,
    {
      title,
      address,
      topics: topics && distinct(topics),
      search_text: searchText(title ?? before.title, address ?? before.address),
      ...(isMoved && CLOSED),
    },
    by,
  );
}

/** The circuit lets everything through. */
export const CLOSED = { failures: 0, failing_since: null, retry_time: null };

const distinct = <Topic>(topics: readonly Topic[]) => [...new Set(topics)];
const searchText = (title: string, address: string) => foldVietnamese(`${title} ${address}`);

export async function listWebhooks(
  db: Db,
  projectId: string,
  query: WebhookListQuery,
): Promise<Page<Webhook>> {
  let filter = db.selectFrom('webhooks').where('project_id', '=', projectId);
  for (const word of wordsOf(foldVietnamese(query.text ?? '')))
    filter = filter.where('search_text', 'like', `%${word}%`);
  if (query.status !== undefined) filter = filter.where('status', '=', query.status);
  const rows = await filter
    .selectAll()
    .select(WAITING)
    .orderBy(sql`title COLLATE "vi-x-icu"`)
    .orderBy('id')
    .limit(query.limit)
    .offset(offsetOf(query))
    .execute();
  const items = rows.map((row) => webhookOf(row, Number(row.waiting)));
  return pageOf(query, items, await countUpToBound(db, filter));
}

const WAITING = sql<string>`(
  SELECT count(*) FROM webhook_deliveries
  WHERE webhook_deliveries.webhook_id = webhooks.id AND state = 'WAITING')`.as('waiting');

export async function countWaiting(db: Db, webhookId: string): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'WAITING')
    .executeTakeFirstOrThrow();
  return Number(count);
}
