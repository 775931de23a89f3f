import { createHmac } from 'node:crypto';
import { notificationEndpoints } from '@toasoan/contract/features/notifications/endpoints.ts';
import { publishEndpoints } from '@toasoan/contract/features/posts/publishing/publish-endpoints.ts';
import { webhookEndpoints as endpoints } from '@toasoan/contract/features/webhooks/endpoints.ts';
import type { WebhookCreate } from '@toasoan/contract/features/webhooks/webhook.ts';
import { beforeEach, expect, test } from 'vitest';
import { wireJobs } from '#server/app/wire-jobs.ts';
import { aNewsroom, type Newsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { forgetDeliveries } from './send-jobs.ts';
import { aReceiver, type Received } from './test-support/a-receiver.ts';

const receiver = await aReceiver();
const server = await startTestServer({ env: { FETCH_PRIVATE_HOSTS: receiver.host } });
const SECOND = 1_000;
const DAY = 86_400_000;
let room: Newsroom;
let headers: Readonly<Record<string, string>>;

beforeEach(async () => {
  room = await aNewsroom(server);
  headers = room.admin.headers;
  receiver.answers(() => ({ status: 204 }));
  receiver.take();
});

/** Everything that is due so many seconds from now. */
const work = (seconds = 0) =>
  runDueJobs(server.db, wireJobs(server), () => new Date(Date.now() + seconds * SECOND));

const firstSecret = ({ id, version }: { readonly id: string; readonly version: number }) =>
  server.ask(endpoints.rotate, { headers, params: { id }, body: { version, overlapHours: 0 } });

async function aWebhook(fields: Partial<WebhookCreate> = {}) {
  const body = {
    title: 'Ứng dụng',
    address: receiver.address,
    topics: ['post.published', 'post.updated', 'post.unpublished', 'post.taken_down'],
    ...fields,
  } as WebhookCreate;
  const made = await server.ask(endpoints.create, { headers, body });
  const { id, version, secret } = await firstSecret(made);
  const active = await server.ask(endpoints.resume, {
    headers,
    params: { id },
    body: { version, dropsWaiting: false },
  });
  return { id, version: active.version, secret };
}

const publish = async () =>
  await room.transition(room.admin, await room.postIn('PENDING_APPROVAL', room.author), 'PUBLISHED');
const log = async (id: string) => (await server.ask(endpoints.deliveries, { headers, params: { id } })).items;
const types = (received: readonly Received[]) => received.map(({ message }) => message.type);

function signatureOf(secret: string, { headers: sent, body }: Received): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${sent['webhook-id']}.${sent['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

test('a publication is sent when its minute is over, signed, and logged with its answer', async () => {
  const { id, secret } = await aWebhook();
  const post = await publish();
  await work(58);
  expect(receiver.received).toEqual([]);
  await work(61);
  const [got] = receiver.take();
  expect(got?.message).toMatchObject({ type: 'post.published', data: { id: post.id, title: post.title } });
  expect(got?.headers['webhook-signature']).toBe(got && signatureOf(secret, got));
  const [delivery] = await log(id);
  expect(delivery).toMatchObject({
    state: 'DELIVERED',
    title: post.title,
    answerStatus: 204,
    attempts: 1,
    messageId: got?.headers['webhook-id'],
  });
});

test('a publication that was undone is never sent', async () => {
  const { id } = await aWebhook();
  const { id: postId, version } = await publish();
  await server.ask(publishEndpoints.undo, { headers, params: { id: postId }, body: { version } });
  await work(120);
  expect(receiver.received).toEqual([]);
  expect(await log(id)).toEqual([]);
});

test('a post that is unpublished within the minute is not heard of; later, its end is sent', async () => {
  await aWebhook();
  await room.transition(room.admin, await publish(), 'UNPUBLISHED', 'Sai số liệu');
  await work(120);
  expect(receiver.take()).toEqual([]);
  const post = await publish();
  await work(61);
  await room.transition(room.admin, post, 'UNPUBLISHED', 'Sai số liệu');
  await work();
  const got = receiver.take();
  expect(types(got)).toEqual(['post.published', 'post.unpublished']);
  expect(got[1]?.message.data).toEqual({ projectId: room.projectId, id: post.id, slug: post.slug });
});

test('what waits about a post is dropped once it is no longer public, and not sent again by hand', async () => {
  const { id } = await aWebhook();
  receiver.answers(() => ({ status: 500 }));
  const post = await publish();
  await work(61);
  await room.transition(room.admin, post, 'UNPUBLISHED', 'Sai số liệu');
  receiver.answers(() => ({ status: 200 }));
  receiver.take();
  await work(120);
  expect(types(receiver.take())).toEqual(['post.unpublished']);
  const [, first] = await log(id);
  expect(first).toMatchObject({ topic: 'post.published', state: 'DROPPED' });
  const refusal = await server.refusal(endpoints.redeliver, {
    headers,
    params: { id, deliveryId: first?.id ?? '' },
  });
  expect(refusal.details.rules?.[0]?.code).toBe('NO_LONGER_PUBLIC');
});

test('a webhook hears of its topics and its project alone', async () => {
  await aWebhook({ topics: ['post.unpublished'] });
  const other = await aNewsroom(server);
  await other.transition(other.admin, await other.postIn('PENDING_APPROVAL', other.author), 'PUBLISHED');
  await publish();
  await work(61);
  expect(receiver.received).toEqual([]);
});

test('a failed delivery is tried again later under the same id, and one record stays in order', async () => {
  const { id } = await aWebhook();
  receiver.answers(() => ({ status: 503 }));
  const post = await publish();
  await work(61);
  expect(receiver.received).toHaveLength(1);
  const [waiting] = await log(id);
  expect(waiting).toMatchObject({ state: 'WAITING', attempts: 1, answerStatus: 503, error: 'ANSWER' });
  receiver.answers(() => ({ status: 200 }));
  await work(70);
  const [first, second] = receiver.take();
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  const detail = await server.ask(endpoints.delivery, {
    headers,
    params: { id, deliveryId: waiting?.id ?? '' },
  });
  expect(detail.tries.map(({ status }) => status)).toEqual([503, 200]);
  expect(JSON.parse(detail.payload)).toMatchObject({ data: { id: post.id } });
});

test('each receiver has a job of its own, so none waits for a slow one', async () => {
  await aWebhook({ address: `http://${receiver.host}/silent` });
  await aWebhook({ address: `http://${receiver.host}/fast` });
  receiver.answers((path) => (path === '/silent' ? 'silence' : { status: 200 }));
  await publish();
  await runDueJobs(
    server.db,
    wireJobs(server).filter(({ kind }) => kind === 'outbox.handOut'),
    () => new Date(Date.now() + 61_000),
  );
  const { rows } = {
    rows: await server.db.selectFrom('jobs').select('key').where('kind', '=', 'webhooks.send').execute(),
  };
  expect(rows).toHaveLength(2);
});

test('five failures open the circuit: then one message is sent after a pause, and success closes it', async () => {
  const { id } = await aWebhook();
  receiver.answers(() => ({ status: 500 }));
  for (let count = 0; count < 6; count += 1) await publish();
  await work(61);
  await work(68);
  const before = receiver.take().length;
  expect(before).toBeGreaterThanOrEqual(5);
  await work(69);
  expect(receiver.take()).toEqual([]);
  receiver.answers(() => ({ status: 200 }));
  await work(600);
  expect(await server.ask(endpoints.detail, { headers, params: { id } })).toMatchObject({
    failures: 0,
    failingSince: null,
    waiting: 0,
  });
});

test('after three days of failures, or a 410, it is paused and the administrators hear of it', async () => {
  const { id } = await aWebhook();
  receiver.answers(() => ({ status: 500 }));
  await publish();
  await work(61);
  await server.db
    .updateTable('webhooks')
    .set({ failing_since: new Date(Date.now() - 4 * DAY) })
    .where('id', '=', id)
    .execute();
  await work(200);
  expect(await server.ask(endpoints.detail, { headers, params: { id } })).toMatchObject({
    status: 'DISABLED',
    pauseReason: 'FAILING',
    waiting: 1,
  });
  const { items } = await server.ask(notificationEndpoints.list, { headers });
  expect(items.find(({ kind }) => kind === 'webhookPaused')).toMatchObject({
    title: 'Ứng dụng',
    request: { of: 'webhook', id },
  });
  const gone = await aWebhook({ title: 'Nơi cũ' });
  receiver.answers(() => ({ status: 410 }));
  await publish();
  await work(61);
  expect(await server.ask(endpoints.detail, { headers, params: { id: gone.id } })).toMatchObject({
    pauseReason: 'GONE',
  });
});

test('while it is paused, what happens waits; then it is sent in order or dropped', async () => {
  const { id, version } = await aWebhook();
  const paused = await server.ask(endpoints.pause, { headers, params: { id }, body: { version } });
  await publish();
  await work(61);
  expect(receiver.received).toEqual([]);
  const active = await server.ask(endpoints.resume, {
    headers,
    params: { id },
    body: { version: paused.version, dropsWaiting: false },
  });
  await work(61);
  expect(types(receiver.take())).toEqual(['post.published']);
  const again = await server.ask(endpoints.pause, {
    headers,
    params: { id },
    body: { version: active.version },
  });
  await publish();
  await work(61);
  await server.ask(endpoints.resume, {
    headers,
    params: { id },
    body: { version: again.version, dropsWaiting: true },
  });
  await work(61);
  expect(receiver.take()).toEqual([]);
});

test('while two secrets are valid both sign; a secret is shown once and stored sealed', async () => {
  const { id, version, secret } = await aWebhook();
  const rotated = await server.ask(endpoints.rotate, {
    headers,
    params: { id },
    body: { version, overlapHours: 24 },
  });
  expect(rotated.secrets).toHaveLength(2);
  await publish();
  await work(61);
  const [got] = receiver.take();
  expect(got?.headers['webhook-signature']?.toString().split(' ')).toEqual(
    got && [signatureOf(rotated.secret, got), signatureOf(secret, got)],
  );
  const ended = await server.ask(endpoints.rotate, {
    headers,
    params: { id },
    body: { version: rotated.version, overlapHours: 0 },
  });
  expect(ended.secrets).toHaveLength(2);
  const detail = await server.ask(endpoints.detail, { headers, params: { id } });
  expect(JSON.stringify(detail)).not.toContain('whsec_');
  const stored = await server.db.selectFrom('webhook_secrets').select('box').execute();
  expect(stored.some(({ box }) => box.includes(secret))).toBe(false);
  const { rows } = {
    rows: await server.db.selectFrom('audit_log').selectAll().where('entity', '=', 'webhook').execute(),
  };
  expect(JSON.stringify(rows)).not.toContain('whsec_');
});

test('a test is sent at once, to a paused webhook too, and its answer is reported', async () => {
  const body = { title: 'Nơi mới', address: receiver.address, topics: ['post.published'] } as WebhookCreate;
  const made = await server.ask(endpoints.create, { headers, body });
  const { id } = made;
  const unsigned = await server.refusal(endpoints.resume, {
    headers,
    params: { id },
    body: { version: made.version, dropsWaiting: false },
  });
  expect(unsigned.details.rules?.[0]?.code).toBe('NO_SECRET');
  await firstSecret(made);
  const tested = await server.ask(endpoints.test, { headers, params: { id } });
  expect(tested).toMatchObject({ topic: 'webhook.test', state: 'DELIVERED', answerStatus: 204 });
  expect(types(receiver.take())).toEqual(['webhook.test']);
  receiver.answers(() => ({ status: 302, headers: { location: '/elsewhere' } }));
  expect(await server.ask(endpoints.test, { headers, params: { id } })).toMatchObject({
    state: 'FAILED',
    error: 'REDIRECT',
  });
});

test('a delivery is sent again by hand, unless it waits or the webhook is paused', async () => {
  const { id, version } = await aWebhook();
  await publish();
  await work(61);
  const [first] = receiver.take();
  const [delivery] = await log(id);
  const params = { id, deliveryId: delivery?.id ?? '' };
  await server.ask(endpoints.redeliver, { headers, params });
  const waiting = await server.refusal(endpoints.redeliver, { headers, params });
  expect(waiting.details.rules?.[0]?.code).toBe('STILL_WAITING');
  await work(61);
  expect(receiver.take()[0]?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  await server.ask(endpoints.pause, { headers, params: { id }, body: { version } });
  const paused = await server.refusal(endpoints.redeliver, { headers, params });
  expect(paused.details.rules?.[0]?.code).toBe('PAUSED');
});

test('deliveries are forgotten after 30 days', async () => {
  const { id } = await aWebhook();
  await server.ask(endpoints.test, { headers, params: { id } });
  await forgetDeliveries(server.db, new Date(Date.now() + 29 * DAY));
  expect(await log(id)).toHaveLength(1);
  await forgetDeliveries(server.db, new Date(Date.now() + 31 * DAY));
  expect(await log(id)).toEqual([]);
});
