import { PLAIN_CONFIG, PLAIN_QUERY } from '@toasoan/contract/features/content-templates/template-config.ts';
import type { HomePage } from '@toasoan/contract/features/delivery/public-pages.ts';
import type { ComposedBlock } from '@toasoan/contract/features/layouts/composed-page.ts';
import { layoutEndpoints } from '@toasoan/contract/features/layouts/endpoints.ts';
import type { LayoutBlock } from '@toasoan/contract/features/layouts/layout-block.ts';
import { publishEndpoints } from '@toasoan/contract/features/posts/publishing/publish-endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { aLayoutBlock } from '#test/factories/a-layout-block.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../posts/test-support/a-newsroom.ts';

const server = await startTestServer();
const HOUR = 3_600_000;
let room: Newsroom;
let headers: Record<string, string>;

beforeEach(async () => {
  room = await aNewsroom(server);
  headers = room.admin.headers;
});

const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const own = (
  id: string,
  config: Partial<NonNullable<LayoutBlock['config']>>,
  over: Partial<LayoutBlock> = {},
) => aLayoutBlock('', { id, templateId: null, config: { ...PLAIN_CONFIG, ...config }, ...over });
async function publish(blocks: LayoutBlock[], more: { at?: string } = {}) {
  const body = { title: 'Trang chủ', blocks };
  const { id, version } = await server.ask(layoutEndpoints.create, { headers, body });
  return await server.ask(layoutEndpoints.publish, { headers, body: { id, version, ...more } });
}
const aPost = (state: 'PUBLISHED' | 'DRAFT' | 'PENDING_APPROVAL' = 'PUBLISHED', by: Staff = room.editor) =>
  room.postIn(state, by, { ...room.finished(), mainCategoryId: room.categoryId });
const pin = (postId: string, until: string | null, slot = 1) => ({ postId, slot, until });
const shownIn = (blocks: readonly ComposedBlock[]) =>
  blocks.map(({ id, items }) => [id, items.map((item) => item.id)]);
/** A reader opens the front page, which records it. */
async function read(): Promise<void> {
  const url = `/api/public/v1/${room.projectId}/home`;
  const answer = await server.app.inject({ method: 'GET', url });
  expect(answer.json<{ data: HomePage }>().data.layouts).toHaveLength(2);
}
/** Readers' pages follow a change within a second. */
const readOf = async (lead: string) =>
  await expect
    .poll(async () => {
      await read();
      return (await pageAt()).blocks[0]?.items[0]?.id;
    })
    .toBe(lead);
const pageAt = (query: { at?: string } = {}, by: Staff = room.admin) =>
  server.ask(layoutEndpoints.pageAt, { headers: by.headers, query });
const dryRun = (blocks: LayoutBlock[], more: { at?: string } = {}) =>
  server.ask(layoutEndpoints.dryRun, { headers, body: { blocks, ...more } });
const pressure = () => server.ask(layoutEndpoints.pressure, { headers });

test('a dry run of a layout names what it brings, what it pushes out and where that goes', async () => {
  const [first, second, third] = [await aPost(), await aPost(), await aPost()];
  await publish([own('tren', { limit: 1 }), own('duoi', { limit: 2 })]);
  const blocks = [
    own('tren', { limit: 1, sourceMode: 'MIXED', pinned: [pin(first.id, null)] }),
    own('duoi', { limit: 1 }),
  ];
  const result = await dryRun(blocks);
  expect(result.enters).toEqual([]);
  expect(result.leaves).toMatchObject([
    { id: third.id, from: { blockId: 'tren', slot: 1 }, to: { blockId: 'duoi', slot: 1 } },
    { id: second.id, from: { blockId: 'duoi', slot: 1 }, to: null },
    { id: first.id, from: { blockId: 'duoi', slot: 2 }, to: { blockId: 'tren', slot: 1 } },
  ]);
  expect(shownIn(result.blocks)).toEqual([
    ['tren', [first.id]],
    ['duoi', [third.id]],
  ]);
  expect(result.withoutPicture).toHaveLength(2);
  const all = { ...PLAIN_QUERY, excludeShown: false };
  const twice = await dryRun([own('tren', { limit: 1 }), own('lap', { limit: 1, query: all })]);
  expect(twice.repeated).toMatchObject([{ id: third.id }]);
});

test('a dry run of a post names the slots that it takes and what leaves, and changes nothing', async () => {
  const shown = await aPost();
  await publish([own('tren', { limit: 1 })]);
  const draft = await aPost('PENDING_APPROVAL');
  const ask = (by: Staff) =>
    server.ask(publishEndpoints.slots, { headers: by.headers, params: { id: draft.id } });
  expect((await ask(room.editor)).pages).toMatchObject([
    {
      kind: 'HOME',
      takes: [{ blockId: 'tren', slot: 1 }],
      pushesOut: [{ id: shown.id, from: { blockId: 'tren', slot: 1 } }],
      shifts: 0,
    },
  ]);
  expect(shownIn((await pageAt()).blocks)).toEqual([['tren', [shown.id]]]);
  const stranger = await room.hire('AUTHOR');
  const refused = { headers: stranger.headers, params: { id: draft.id } };
  expect((await server.refusal(publishEndpoints.slots, refused)).code).toBe('NOT_FOUND');
});

test('the page of the past is what readers saw, whatever is published since', async () => {
  const old = await aPost();
  const layout = await publish([own('tin', { limit: 1 })]);
  await readOf(old.id);
  await expect.poll(async () => (await pageAt({ at: at(-0.0001) })).since).not.toBeNull();
  const before = at(0);
  const fresh = await aPost();
  await readOf(fresh.id);
  await expect
    .poll(async () => shownIn((await pageAt({ at: at(-0.0001) })).blocks))
    .toEqual([['tin', [fresh.id]]]);
  const past = await pageAt({ at: before });
  expect(past).toMatchObject({ basis: 'SHOWN', layout: { id: layout.id } });
  expect(shownIn(past.blocks)).toEqual([['tin', [old.id]]]);
  const times = await server.ask(layoutEndpoints.timeline, {
    headers,
    query: { from: at(-1), to: at(0.001) },
  });
  expect(times.shown.map(({ lead }) => lead?.id)).toEqual([old.id, fresh.id]);
  expect(await pageAt({ at: at(-24) })).toMatchObject({ basis: 'SHOWN', since: null, blocks: [] });
});

test('readers who see the same page make no new row', async () => {
  await aPost();
  await publish([own('tin', { limit: 1 })]);
  for (const seoTitle of ['Một', 'Hai', 'Ba']) {
    await read();
    await server.db
      .updateTable('posts')
      .set({ seo_title: seoTitle })
      .where('project_id', '=', room.projectId)
      .execute();
  }
  await read();
  const rows = await server.db
    .selectFrom('shown_pages')
    .select('device')
    .where('project_id', '=', room.projectId)
    .execute();
  expect(rows.map(({ device }) => device).sort()).toEqual(['DESKTOP', 'MOBILE']);
});

test('the page of the future has what is scheduled; authors see their own posts of it alone', async () => {
  const now = await aPost();
  const coming = await room.schedule(await aPost('PENDING_APPROVAL'), new Date(at(2)));
  await publish([own('tin', { limit: 1 }), own('het', { limit: 1 }, { endTime: at(1) })]);
  const next = await publish([own('moi', { limit: 1 })], { at: at(5) });
  expect(shownIn((await pageAt({ at: at(3) })).blocks)).toEqual([['tin', [coming.id]]]);
  const later = await pageAt({ at: at(6) });
  expect(later).toMatchObject({ basis: 'EXPECTED', layout: { id: next.id } });
  expect(shownIn(later.blocks)).toEqual([['moi', [coming.id]]]);
  const ofAuthor = await pageAt({ at: at(3) }, room.author);
  expect(shownIn(ofAuthor.blocks)).toEqual([['tin', [now.id]]]);
  const query = { from: at(0), to: at(8) };
  const times = await server.ask(layoutEndpoints.timeline, { headers, query });
  expect(times.coming.map(({ kind }) => kind)).toEqual(['BLOCK_ENDS', 'POST', 'LAYOUT']);
});

test('slot pressure names who pinned what until when, and which pins do not hold', async () => {
  const [post, hidden] = [await aPost(), await aPost('DRAFT')];
  const until = at(4);
  const pinned = [pin(post.id, until), pin(hidden.id, null, 2)];
  await publish([own('tin', { limit: 3, sourceMode: 'MIXED', pinned })]);
  expect((await pressure()).pins).toMatchObject([
    { slot: 1, postId: post.id, title: post.title, until, state: 'HOLDS', pinnedTime: expect.any(String) },
    { slot: 2, postId: hidden.id, until: null, state: 'NOT_PUBLIC' },
  ]);
  expect((await pressure()).pins[0]?.pinnedBy).not.toBe('');
});

test('a lead that stands longer than its block allows is stale, and a fresh one is not', async () => {
  const post = await aPost();
  await publish([own('tin', { limit: 1 }, { leadHours: 3 })]);
  await readOf(post.id);
  await expect
    .poll(async () => (await pressure()).leads)
    .toMatchObject([{ blockId: 'tin', postId: post.id, leadHours: 3, isStale: false }]);
  await server.db
    .updateTable('shown_pages')
    .set({ time: new Date(at(-4)) })
    .where('project_id', '=', room.projectId)
    .execute();
  expect((await pressure()).leads).toMatchObject([{ postId: post.id, isStale: true }]);
});
