import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { deliverySettingsEndpoints } from '@toasoan/contract/features/delivery/delivery-settings-endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { publishEndpoints } from '@toasoan/contract/features/posts/publishing/publish-endpoints.ts';
import type { ReceiptStepName } from '@toasoan/contract/features/posts/publishing/publish-receipt.ts';
import { webhookEndpoints } from '@toasoan/contract/features/webhooks/endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { readPost } from '#server/features/posts/post-detail-view.ts';
import { composeReceipt } from '#server/features/posts/publishing/publish-receipt.ts';
import { aWebhookWorld } from '#server/features/webhooks/test-support/a-webhook-world.ts';
import { receiptSources } from '../wire-receipt.ts';

const { receiver, server, work, aRoom } = await aWebhookWorld();
let world: Awaited<ReturnType<typeof aRoom>>;
beforeEach(async () => {
  world = await aRoom();
});

const receiptOf = async (post: Pick<Post, 'id'>, headers = world.headers) =>
  await server.ask(publishEndpoints.receipt, { headers, params: { id: post.id } });
const stepOf = async (post: Pick<Post, 'id'>, step: ReceiptStepName) =>
  (await receiptOf(post)).steps.find((one) => one.step === step);
const atDomain = async (...domains: string[]) =>
  await server.db.updateTable('projects').set({ domains }).where('id', '=', world.room.projectId).execute();
const withCdn = async () =>
  await server.ask(deliverySettingsEndpoints.saveSettings, {
    headers: world.headers,
    body: { version: 1, cdnKind: 'TAGS_JSON', cdnAddress: receiver.address, cdnToken: 'khoa' },
  });

test('a publication on a site without extras is saved, dropped, looked at and in feeds, and nothing waits', async () => {
  await atDomain(`bao-${world.room.projectId}.example`);
  const post = await world.publish();
  const { version, steps, nextLookSeconds } = await receiptOf(post);
  expect(version).toBe(post.version);
  expect(steps.map(({ step, state, reason }) => [step, state, reason])).toEqual([
    ['SAVED', 'DONE', null],
    ['CACHES', 'DONE', null],
    ['CDN', 'NONE', 'NO_CDN'],
    ['PAGE', 'DONE', null],
    ['SITE_FEED', 'DONE', null],
    ['CATEGORY_FEED', 'DONE', null],
    ['SITEMAP', 'DONE', null],
    ['NEWS_SITEMAP', 'DONE', null],
    ['WEBHOOK', 'NONE', 'NO_WEBHOOK'],
  ]);
  expect(steps[0]?.name).toBe(world.room.admin.displayName);
  expect(steps.filter(({ state }) => state === 'DONE').every(({ time }) => time !== null)).toBe(true);
  expect(nextLookSeconds).toBeNull();
});

describe('who asks', () => {
  test('everybody who may read the post reads its receipt', async () => {
    const post = await world.publish();
    const { steps } = await receiptOf(post, (await world.room.hire('AUTHOR')).headers);
    expect(steps.length).toBeGreaterThan(0);
  });

  test('a draft that the person may not know of is not found, and one they may know of has no steps', async () => {
    const draft = await world.room.postIn('DRAFT', world.room.author);
    const { headers } = await world.room.hire('AUTHOR');
    const refusal = await server.refusal(publishEndpoints.receipt, { headers, params: { id: draft.id } });
    expect(refusal.code).toBe('NOT_FOUND');
    expect(await receiptOf(draft)).toEqual({ version: null, steps: [], nextLookSeconds: null });
  });
});

describe('the network of caches', () => {
  test('waits until it has answered, then has the time of its answer', async () => {
    await withCdn();
    const post = await world.publish();
    const { steps, nextLookSeconds } = await receiptOf(post);
    expect(steps.find(({ step }) => step === 'CDN')).toMatchObject({ state: 'WAITING', time: null });
    expect(nextLookSeconds).toBe(2);
    await work();
    const answered = await stepOf(post, 'CDN');
    expect(answered).toMatchObject({ state: 'DONE', time: expect.any(String) });
    await world.publish();
    await work(5);
    expect(await stepOf(post, 'CDN')).toEqual(answered);
  });

  test('that refuses is a failure', async () => {
    await withCdn();
    await work();
    receiver.answers(() => ({ status: 403 }));
    const post = await world.publish();
    await work();
    expect(await stepOf(post, 'CDN')).toMatchObject({ state: 'FAILED', reason: 'CDN_FAILED' });
  });
});

describe('the page', () => {
  test('without a domain is there, and the receipt says that readers have no address', async () => {
    await atDomain();
    expect(await stepOf(await world.publish(), 'PAGE')).toMatchObject({ state: 'DONE', reason: 'NO_DOMAIN' });
  });

  test('of a post that keeps search engines away is right, and in no map', async () => {
    await atDomain(`bao-${world.room.projectId}.example`);
    const { room } = world;
    const post = await room.postIn('PUBLISHED', room.author, {
      ...room.finished(),
      noindex: true,
    });
    const { steps } = await receiptOf(post);
    expect(steps.filter(({ step }) => ['PAGE', 'SITEMAP', 'NEWS_SITEMAP'].includes(step))).toMatchObject([
      { state: 'DONE', reason: 'NOINDEX_CHOSEN' },
      { state: 'NONE', reason: 'LEFT_OUT' },
      { state: 'NONE', reason: 'LEFT_OUT' },
    ]);
  });

  test('of a post under embargo waits for its end and is not asked for until then', async () => {
    const embargoUntil = new Date(Date.now() + 3_600_000).toISOString();
    const post = await world.publish();
    await server.db
      .updateTable('posts')
      .set({ details: JSON.stringify({ embargoUntil }) })
      .where('id', '=', post.id)
      .execute();
    const { steps, nextLookSeconds } = await receiptOf(post);
    expect(steps.find(({ step }) => step === 'PAGE')).toMatchObject({
      state: 'WAITING',
      reason: 'NOT_YET',
      time: embargoUntil,
    });
    expect(steps.some(({ step }) => step === 'SITE_FEED')).toBe(false);
    expect(nextLookSeconds).toBeNull();
  });

  test('that shows another title than the post is a failure', async () => {
    const { projectId } = world.room;
    const { id } = await world.publish();
    const post = { ...(await readPost(server.db, projectId, id)), title: 'Tên khác' };
    const { steps } = await composeReceipt(server.db, { projectId, post, now: new Date() }, receiptSources());
    expect(steps.find(({ step }) => step === 'PAGE')).toMatchObject({ state: 'FAILED', reason: 'TITLE' });
  });

  test('whose address leads to nothing is a failure', async () => {
    const { projectId } = world.room;
    const { id } = await world.publish();
    const post = { ...(await readPost(server.db, projectId, id)), slug: 'khong-co-bai-nao' };
    const { steps } = await composeReceipt(server.db, { projectId, post, now: new Date() }, receiptSources());
    expect(steps.find(({ step }) => step === 'PAGE')).toMatchObject({ state: 'FAILED', reason: 'NOT_FOUND' });
  });
});

describe('feeds and maps', () => {
  test('a post that is kept out of feeds is in none', async () => {
    const { room } = world;
    const post = await room.postIn('PUBLISHED', room.author, {
      ...room.finished(),
      inRss: false,
    });
    expect(await stepOf(post, 'SITE_FEED')).toMatchObject({ state: 'NONE', reason: 'LEFT_OUT' });
    expect(await stepOf(post, 'CATEGORY_FEED')).toMatchObject({ state: 'NONE', reason: 'LEFT_OUT' });
    expect(await stepOf(post, 'SITEMAP')).toMatchObject({ state: 'DONE' });
  });

  test('a category without a feed has none, and is named', async () => {
    const { room, headers } = world;
    const category = await server.ask(categoryEndpoints.detail, { headers, params: { id: room.categoryId } });
    await server.ask(categoryEndpoints.update, {
      headers,
      body: { id: category.id, version: category.version, rssEnabled: false },
    });
    expect(await stepOf(await world.publish(), 'CATEGORY_FEED')).toMatchObject({
      state: 'NONE',
      reason: 'LEFT_OUT',
      name: category.title,
    });
  });

  test('an old post has left the feed and the map of news, and stays in the map of its month', async () => {
    const post = await world.publish();
    const at = new Date(Date.now() - 5 * 86_400_000);
    await server.db.updateTable('posts').set({ published_time: at }).where('id', '=', post.id).execute();
    for (let count = 0; count < 30; count += 1) await world.publish();
    expect(await stepOf(post, 'SITE_FEED')).toMatchObject({ state: 'NONE', reason: 'PUSHED_OUT' });
    expect(await stepOf(post, 'NEWS_SITEMAP')).toMatchObject({ state: 'NONE', reason: 'TOO_OLD' });
    expect(await stepOf(post, 'SITEMAP')).toMatchObject({ state: 'DONE' });
  });
});

describe('webhooks', () => {
  test('wait until the publication cannot be taken back, then have the time of their answer', async () => {
    await world.aWebhook({ title: 'Bản tin sáng' });
    const post = await world.publish();
    const { steps, nextLookSeconds } = await receiptOf(post);
    expect(steps.at(-1)).toMatchObject({ name: 'Bản tin sáng', state: 'WAITING', reason: 'HELD' });
    expect(nextLookSeconds).toBeGreaterThan(50);
    await work(61);
    expect(await stepOf(post, 'WEBHOOK')).toMatchObject({ state: 'DONE', time: expect.any(String) });
    expect((await receiptOf(post)).nextLookSeconds).toBeNull();
  });

  test('that do not answer are tried again at a time', async () => {
    await world.aWebhook();
    const post = await world.publish();
    receiver.answers(() => ({ status: 500 }));
    await work(61);
    expect(await stepOf(post, 'WEBHOOK')).toMatchObject({
      state: 'WAITING',
      reason: 'RETRY',
      time: expect.any(String),
    });
  });

  test('that are paused keep the message, and nobody waits for them', async () => {
    const { headers } = world;
    const { id, version } = await world.aWebhook();
    await server.ask(webhookEndpoints.pause, { headers, params: { id }, body: { version } });
    const post = await world.publish();
    await work(61);
    expect(await stepOf(post, 'WEBHOOK')).toMatchObject({ state: 'WAITING', reason: 'PAUSED' });
    expect((await receiptOf(post)).nextLookSeconds).toBeNull();
  });

  test('that want other topics have no step, and no address is shown', async () => {
    await world.aWebhook({ title: 'Chỉ hạ bài', topics: ['post.unpublished'] });
    await world.aWebhook({ title: 'Mọi bài' });
    const receipt = await receiptOf(await world.publish());
    expect(receipt.steps.filter(({ step }) => step === 'WEBHOOK').map(({ name }) => name)).toEqual([
      'Mọi bài',
    ]);
    expect(JSON.stringify(receipt)).not.toContain(receiver.host);
  });

  test('a publication that was taken back and made again has the message of the second time', async () => {
    const { room, headers } = world;
    await world.aWebhook();
    const post = await world.publish();
    const { id, version } = post;
    const back = await server.ask(publishEndpoints.undo, { headers, params: { id }, body: { version } });
    expect((await receiptOf(post)).steps).toEqual([]);
    const again = await room.transition(room.admin, back, 'PUBLISHED');
    expect(await receiptOf(post)).toMatchObject({ version: again.version });
    expect(await stepOf(post, 'WEBHOOK')).toMatchObject({ state: 'WAITING', reason: 'HELD' });
  });
});
