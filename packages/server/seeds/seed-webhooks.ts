import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { createdBy } from '#server/core/db/versioned.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface DemoDelivery {
  readonly topic: 'post.published' | 'post.updated' | 'post.unpublished';
  readonly hoursAgo: number;
  /** Of the answers, in order. */
  readonly statuses: readonly number[];
}

const DELIVERIES: readonly DemoDelivery[] = [
  { topic: 'post.published', hoursAgo: 30, statuses: [200] },
  { topic: 'post.updated', hoursAgo: 28, statuses: [503, 200] },
  { topic: 'post.published', hoursAgo: 20, statuses: [200] },
];

/** A paused webhook at a reserved host, without a secret: nothing is sent before somebody sets it up. */
export async function seedWebhooks(
  tx: Db,
  projectId: string,
  { by, now }: { readonly by: Actor; readonly now: Date },
): Promise<void> {
  const { id } = await tx
    .insertInto('webhooks')
    .values({
      project_id: projectId,
      title: 'Ứng dụng đọc báo trên điện thoại',
      address: 'https://ung-dung.example/toasoan/webhook',
      topics: ['post.published', 'post.updated', 'post.unpublished', 'post.taken_down', 'event.published'],
      status: 'DISABLED',
      pause_reason: 'HAND',
      search_text: 'ung dung doc bao tren dien thoai https://ung-dung.example/toasoan/webhook',
      failing_since: null,
      retry_time: null,
      last_success_time: new Date(now.getTime() - 20 * HOUR),
      ...createdBy(by),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const posts = await tx
    .selectFrom('posts')
    .select(['id', 'title', 'slug'])
    .where('project_id', '=', projectId)
    .where('state', '=', 'PUBLISHED')
    .orderBy('id')
    .limit(DELIVERIES.length)
    .execute();
  for (const [at, delivery] of DELIVERIES.entries()) {
    const post = posts[at];
    if (post !== undefined) await addDelivery(tx, { projectId, webhookId: id, post, delivery, now });
  }
}

interface Added {
  readonly projectId: string;
  readonly webhookId: string;
  readonly post: { readonly id: string; readonly title: string; readonly slug: string };
  readonly delivery: DemoDelivery;
  readonly now: Date;
}

async function addDelivery(tx: Db, { projectId, webhookId, post, delivery, now }: Added): Promise<void> {
  const { topic, hoursAgo, statuses } = delivery;
  const time = new Date(now.getTime() - hoursAgo * HOUR);
  const timeOf = (attempt: number) => new Date(time.getTime() + (1 + attempt * 5) * MINUTE);
  const { id } = await tx
    .insertInto('webhook_deliveries')
    .values({
      project_id: projectId,
      webhook_id: webhookId,
      message_id: `msg_demo_${post.id}`,
      topic,
      kind: 'post',
      record_id: post.id,
      payload: JSON.stringify({ type: topic, timestamp: time.toISOString(), data: { projectId, ...post } }),
      state: 'DELIVERED',
      attempts: statuses.length,
      event_time: time,
      next_time: time,
      last_time: timeOf(statuses.length - 1),
      answer_status: statuses.at(-1) ?? null,
      error: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [at, status] of statuses.entries()) {
    const isGood = status === 200;
    await tx
      .insertInto('webhook_attempts')
      .values({
        delivery_id: id,
        attempt_time: timeOf(at),
        duration_ms: isGood ? 184 : 2_310,
        status,
        error: isGood ? null : 'ANSWER',
        answer: isGood ? 'OK' : 'Service Unavailable',
      })
      .execute();
  }
}
