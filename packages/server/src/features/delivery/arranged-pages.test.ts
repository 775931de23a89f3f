import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { contentTemplateEndpoints } from '@toasoan/contract/features/content-templates/endpoints.ts';
import { PLAIN_CONFIG, PLAIN_QUERY } from '@toasoan/contract/features/content-templates/template-config.ts';
import { TEMPLATE_TYPES } from '@toasoan/contract/features/content-templates/template-kinds.ts';
import type { PageBlock } from '@toasoan/contract/features/delivery/post-card.ts';
import type { CategoryPage, HomePage } from '@toasoan/contract/features/delivery/public-pages.ts';
import { layoutEndpoints } from '@toasoan/contract/features/layouts/endpoints.ts';
import type { LayoutBlock } from '@toasoan/contract/features/layouts/layout-block.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aLayoutBlock } from '#test/factories/a-layout-block.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom } from '../posts/test-support/a-newsroom.ts';

const one = await startTestServer();
const other = await startTestServer({ beside: one });
let room: Newsroom;
let headers: Record<string, string>;

beforeAll(async () => {
  await Promise.all([one, other].map(({ delivery }) => delivery.answers.listening()));
});
beforeEach(async () => {
  room = await aNewsroom(one);
  headers = room.admin.headers;
});

async function get<Data>(path: string, server = one): Promise<Data> {
  const answer = await server.app.inject({ method: 'GET', url: `/api/public/v1/${room.projectId}${path}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: Data }>().data;
}
const home = (server = one) => get<HomePage>('/home', server);
const shownIn = (blocks: readonly PageBlock[]) =>
  blocks.map(({ key, posts }) => [key, posts.map(({ id }) => id)]);
const own = (id: string, config: Partial<NonNullable<LayoutBlock['config']>>, over = {}) =>
  aLayoutBlock('', { id, templateId: null, config: { ...PLAIN_CONFIG, ...config }, ...over });
async function publish(blocks: LayoutBlock[], more: object = {}) {
  const { id, version } = await one.ask(layoutEndpoints.create, {
    headers,
    body: { title: 'Trang chủ', blocks, ...more },
  });
  return await one.ask(layoutEndpoints.publish, { headers, body: { id, version } });
}
const aPost = () =>
  room.postIn('PUBLISHED', room.editor, { ...room.finished(), mainCategoryId: room.categoryId });

describe('the home page', () => {
  it('follows a layout within a second of its publication in every process, and its end too', async () => {
    const post = await aPost();
    const plain = await home();
    expect([plain.layouts ?? [], (await home(other)).blocks.length]).toEqual([[], plain.blocks.length]);
    const layout = await publish([own('tin', { limit: 3 })]);
    for (const server of [one, other])
      await expect
        .poll(async () => shownIn((await home(server)).blocks), { timeout: 1_000 })
        .toEqual([['tin', [post.id]]]);
    await one.ask(layoutEndpoints.archive, { headers, body: { id: layout.id, version: layout.version } });
    await expect.poll(async () => (await home(other)).layouts ?? [], { timeout: 1_000 }).toEqual([]);
  });

  it('follows a template that changes, and nothing of a draft', async () => {
    const [old, fresh] = [await aPost(), await aPost()];
    const body = { title: 'Mới nhất', type: 'LATEST', limit: 1 } as const;
    const template = await one.ask(contentTemplateEndpoints.create, { headers, body });
    const { id, version } = await publish([aLayoutBlock(template.id, { id: 'moi' })]);
    await expect.poll(async () => shownIn((await home()).blocks)).toEqual([['moi', [fresh.id]]]);
    await one.ask(layoutEndpoints.update, { headers, body: { id, version, blocks: [] } });
    await one.ask(contentTemplateEndpoints.update, {
      headers,
      body: { id: template.id, version: template.version, limit: 2 },
    });
    await expect
      .poll(async () => shownIn((await home(other)).blocks), { timeout: 1_000 })
      .toEqual([['moi', [fresh.id, old.id]]]);
  });

  it('shows a post once, what is pinned in its slot, and twice only where a block allows it', async () => {
    const [first, second, third] = [await aPost(), await aPost(), await aPost()];
    const pinned = [{ postId: third.id, slot: 1, until: null }];
    await publish([
      own('tren', { limit: 2 }),
      own('ghim', { limit: 1, sourceMode: 'MIXED', pinned }),
      own('lap', { limit: 3, query: { ...PLAIN_QUERY, excludeShown: false } }),
    ]);
    await expect
      .poll(async () => shownIn((await home()).blocks))
      .toEqual([
        ['tren', [second.id, first.id]],
        ['ghim', [third.id]],
        ['lap', [third.id, second.id, first.id]],
      ]);
  });

  it('has the blocks of each device where one has a layout of its own', async () => {
    await aPost();
    await publish([own('chung', {})]);
    await publish([own('di-dong', {})], { device: 'MOBILE' });
    const devices = async () => (await home()).blocks.map(({ key, device }) => [key, device]);
    await expect.poll(devices).toEqual([
      ['chung', 'DESKTOP'],
      ['di-dong', 'MOBILE'],
    ]);
  });

  it('ends a pin and a block at their minute', async () => {
    const [old, fresh] = [await aPost(), await aPost()];
    const soon = new Date(Date.now() + 2_500).toISOString();
    const pinned = [{ postId: old.id, slot: 1, until: soon }];
    await publish([
      own('ghim', { limit: 1, sourceMode: 'MIXED', pinned }),
      own('het', { query: { ...PLAIN_QUERY, excludeShown: false } }, { endTime: soon }),
    ]);
    await expect.poll(async () => shownIn((await home()).blocks)[0]).toEqual(['ghim', [old.id]]);
    await expect
      .poll(async () => shownIn((await home()).blocks), { timeout: 5_000 })
      .toEqual([['ghim', [fresh.id]]]);
  });
});

describe('the page of a category', () => {
  it('has the blocks of its own layout rather than those of all categories', async () => {
    const post = await aPost();
    const { slug } = await one.ask(categoryEndpoints.detail, { headers, params: { id: room.categoryId } });
    const kind = 'CATEGORY' as const;
    await publish([own('chung', {})], { kind, display: { mode: 'CATEGORIES', excludeCategoryIds: [] } });
    const page = async () => (await get<{ page: CategoryPage }>(`/category/${slug}`)).page;
    await expect.poll(async () => shownIn((await page()).blocks)).toEqual([['chung', [post.id]]]);
    const display = { mode: 'CATEGORY', categoryIds: [room.categoryId], includePosts: false };
    await publish([own('rieng', { type: 'CATEGORY_BLOCK' })], { kind, display });
    await expect.poll(async () => shownIn((await page()).blocks)).toEqual([['rieng', [post.id]]]);
  });
});

describe('layouts whose records are gone', () => {
  it('never fail a page, whatever is deleted, unpublished or of another project', async () => {
    const foreign = await aNewsroom(one);
    const foreignPost = await foreign.postIn('PUBLISHED', foreign.editor);
    const hidden = await room.postIn('UNPUBLISHED', room.editor);
    const gone = await room.category();
    const { id: dead } = await one.ask(contentTemplateEndpoints.create, { headers, body: { title: 'Cũ' } });
    const post = await aPost();
    const pins = [hidden.id, foreignPost.id, '999999999', post.id].map((postId, index) => ({
      postId,
      slot: index + 1,
      until: null,
    }));
    const query = { ...PLAIN_QUERY, categoryIds: [gone, '999999998'], tagIds: ['999999997'], topicId: '5' };
    const blocks = [
      aLayoutBlock(dead, { id: 'mat' }),
      ...TEMPLATE_TYPES.map((type, index) => own(`khoi-${index}`, { type, query, html: '<b>x</b>' })),
      own('ghim', { sourceMode: 'MANUAL', pinned: pins, limit: 4 }),
    ];
    const layout = await publish([own('tin', {})]);
    const published = JSON.stringify({ title: 'x', device: 'ALL', display: { mode: 'DEFAULT' }, blocks });
    await one.db.updateTable('layouts').set({ published }).where('id', '=', layout.id).execute();
    await one.db.deleteFrom('content_templates').where('id', '=', dead).execute();
    await expect.poll(async () => shownIn((await home()).blocks).at(-1)).toEqual(['ghim', [post.id]]);
  });
});
