import { webhookEndpoints as endpoints } from '@toasoan/contract/features/webhooks/endpoints.ts';
import type { WebhookCreate } from '@toasoan/contract/features/webhooks/webhook.ts';
import { beforeEach, expect, test } from 'vitest';
import { forgetDeliveries } from './send-jobs.ts';
import { aWebhookWorld, signatureOf, types } from './test-support/a-webhook-world.ts';

const { receiver, server, work, aRoom } = await aWebhookWorld();
const DAY = 86_400_000;
let world: Awaited<ReturnType<typeof aRoom>>;

beforeEach(async () => {
  world = await aRoom();
});

test('while two secrets are valid both sign; a secret is shown once and stored sealed', async () => {
  const { headers, aWebhook, publish } = world;
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
  const { headers, firstSecret } = world;
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
  const { headers, aWebhook, publish, log } = world;
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
  const { headers, aWebhook, log } = world;
  const { id } = await aWebhook();
  await server.ask(endpoints.test, { headers, params: { id } });
  await forgetDeliveries(server.db, new Date(Date.now() + 29 * DAY));
  expect(await log(id)).toHaveLength(1);
  await forgetDeliveries(server.db, new Date(Date.now() + 31 * DAY));
  expect(await log(id)).toEqual([]);
});
