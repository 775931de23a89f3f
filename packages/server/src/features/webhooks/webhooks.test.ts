import { notificationEndpoints } from '@toasoan/contract/features/notifications/endpoints.ts';
import { publishEndpoints } from '@toasoan/contract/features/posts/publishing/publish-endpoints.ts';
import { webhookEndpoints as endpoints } from '@toasoan/contract/features/webhooks/endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { wireJobs } from '#server/app/wire-jobs.ts';
import { aNewsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { aWebhookWorld, signatureOf, types } from './test-support/a-webhook-world.ts';

const { receiver, server, work, aRoom } = await aWebhookWorld();
const DAY = 86_400_000;
let world: Awaited<ReturnType<typeof aRoom>>;

beforeEach(async () => {
  world = await aRoom();
});

test('a publication is sent when its minute is over, signed, and logged with its answer', async () => {
  const { aWebhook, publish, log } = world;
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
  const { headers, aWebhook, publish, log } = world;
  const { id } = await aWebhook();
  const { id: postId, version } = await publish();
  await server.ask(publishEndpoints.undo, { headers, params: { id: postId }, body: { version } });
  await work(120);
  expect(receiver.received).toEqual([]);
  expect(await log(id)).toEqual([]);
});

test('a post that is unpublished within the minute is not heard of; later, its end is sent', async () => {
  const { room, aWebhook, publish } = world;
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
  const { room, headers, aWebhook, publish, log } = world;
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
  const { aWebhook, publish } = world;
  await aWebhook({ topics: ['post.unpublished'] });
  const other = await aNewsroom(server);
  await other.transition(other.admin, await other.postIn('PENDING_APPROVAL', other.author), 'PUBLISHED');
  await publish();
  await work(61);
  expect(receiver.received).toEqual([]);
});

test('a failed delivery is tried again later under the same id, and one record stays in order', async () => {
  const { headers, aWebhook, publish, log } = world;
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
  const { aWebhook, publish } = world;
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
  const { headers, aWebhook, publish } = world;
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
  const { headers, aWebhook, publish } = world;
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
  const { headers, aWebhook, publish } = world;
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
