import { deliverySettingsEndpoints as endpoints } from '@toasoan/contract/features/delivery/delivery-settings-endpoints.ts';
import { expect, test } from 'vitest';
import { wireJobs } from '#server/app/wire-jobs.ts';
import { aNewsroom, type Newsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { aReceiver } from '#server/features/webhooks/test-support/a-receiver.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';

const cdn = await aReceiver();
const server = await startTestServer({ env: { FETCH_PRIVATE_HOSTS: cdn.host } });
const work = (seconds = 0) =>
  runDueJobs(server.db, wireJobs(server), () => new Date(Date.now() + seconds * 1_000));
const settingsOf = async ({ admin: { headers } }: Newsroom) => server.ask(endpoints.settings, { headers });
const save = async (room: Newsroom, change: object) => {
  const { headers } = room.admin;
  const { version } = await settingsOf(room);
  return await server.ask(endpoints.saveSettings, { headers, body: { version, ...change } });
};
const withCdn = async (kind: 'TAGS_JSON' | 'SURROGATE_KEY') => {
  const room = await aNewsroom(server);
  await save(room, { cdnKind: kind, cdnAddress: cdn.address, cdnToken: 'khoa-bi-mat' });
  cdn.answers(() => ({ status: 200 }));
  await work();
  cdn.take();
  return room;
};

test('ads.txt of a project is served at once, and only there', async () => {
  const room = await aNewsroom(server);
  const ads = async () =>
    await server.app.inject({ method: 'GET', url: `/api/public/v1/${room.projectId}/ads` });
  expect((await ads()).statusCode).toBe(404);
  await save(room, { adsTxt: 'google.com, pub-1, DIRECT, f08c47fec0942fa0' });
  await expect.poll(async () => (await ads()).body).toContain('google.com, pub-1, DIRECT');
});

test('a line that is no line of ads.txt is refused', async () => {
  const room = await aNewsroom(server);
  const { headers } = room.admin;
  const body = { version: 1, adsTxt: 'xin chào' };
  expect((await server.refusal(endpoints.saveSettings, { headers, body })).code).toBe('INVALID_INPUT');
});

test('a network of caches without a token or in a private network is refused', async () => {
  const room = await aNewsroom(server);
  const { headers } = room.admin;
  const ruleOf = async (change: object) => {
    const { version } = await settingsOf(room);
    const body = { version, cdnKind: 'TAGS_JSON' as const, ...change };
    return (await server.refusal(endpoints.saveSettings, { headers, body })).details?.rules?.[0]?.code;
  };
  expect(await ruleOf({ cdnAddress: cdn.address })).toBe('CDN_INCOMPLETE');
  expect(await ruleOf({ cdnAddress: 'https://10.0.0.8/purge', cdnToken: 'x' })).toBe('CDN_ADDRESS');
});

test('the token is never given back', async () => {
  const room = await withCdn('TAGS_JSON');
  const shown = await settingsOf(room);
  expect(shown).toMatchObject({ hasCdnToken: true, cdnAddress: cdn.address });
  expect(JSON.stringify(shown)).not.toContain('khoa-bi-mat');
});

test('a publication reaches the network of caches at once, with the tags of what it changes', async () => {
  const room = await withCdn('TAGS_JSON');
  const post = await room.postIn('PUBLISHED', room.author);
  await work();
  const [sent] = cdn.take();
  expect(sent?.headers.authorization).toBe('Bearer khoa-bi-mat');
  expect((JSON.parse(sent?.body ?? '{}') as { tags: string[] }).tags).toEqual(
    expect.arrayContaining([`post-${post.id}`, `posts-${room.projectId}`]),
  );
  expect((await settingsOf(room)).purge).toMatchObject({ waiting: 0, failure: null });
});

test('another kind of network gets the keys in a header', async () => {
  const room = await withCdn('SURROGATE_KEY');
  await server.ask(endpoints.purge, { headers: room.admin.headers, body: {} });
  await work();
  expect(cdn.take().map(({ headers }) => [headers['surrogate-key'], headers['fastly-key']])).toEqual([
    [`project-${room.projectId}`, 'khoa-bi-mat'],
  ]);
});

test('a purge that fails is shown, kept and sent again', async () => {
  const room = await withCdn('TAGS_JSON');
  cdn.answers(() => ({ status: 500 }));
  await room.postIn('PUBLISHED', room.author);
  await work();
  const { purge } = await settingsOf(room);
  expect([purge.failure, purge.waiting > 0]).toEqual(['ANSWER', true]);
  cdn.answers(() => ({ status: 200 }));
  await work(120);
  expect((await settingsOf(room)).purge).toMatchObject({ waiting: 0, failure: null });
});

test('a project without such a network notes nothing', async () => {
  const room = await aNewsroom(server);
  await room.postIn('PUBLISHED', room.author);
  expect((await settingsOf(room)).purge).toEqual({ waiting: 0, lastTime: null, failure: null });
});
