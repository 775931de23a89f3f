import {
  type BlockConfig,
  PLAIN_CONFIG,
  PLAIN_QUERY,
} from '@toasoan/contract/features/content-templates/template-config.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom } from '../../posts/test-support/a-newsroom.ts';
import { fillBlocks, placeAll } from './fill-blocks.ts';

const server = await startTestServer();
const NOW = new Date('2026-11-20T03:00:00.000Z');
let room: Newsroom;
let posts: string[];

beforeAll(async () => {
  room = await aNewsroom(server);
  posts = [];
  for (let made = 0; made < 6; made += 1) {
    const { id } = await room.postIn('PUBLISHED', room.editor, {
      ...room.finished(),
      mainCategoryId: room.categoryId,
    });
    posts.unshift(id);
  }
});

const aBlock = (key: string, config: Partial<BlockConfig>) => ({
  key,
  config: { ...PLAIN_CONFIG, ...config },
});
const pinned = (postId = '', slot = 1) => [{ postId, slot, until: null }];

async function shownIn(blocks: readonly ReturnType<typeof aBlock>[]) {
  const place = { projectId: room.projectId, language: 'vi' as const, now: new Date() };
  const page = await fillBlocks(server.db, place, blocks);
  return Object.fromEntries(
    [...page].map(([key, { items }]) => [key, items.map(({ id }) => posts.indexOf(id))]),
  );
}

test('no post stands twice on a page', async () => {
  expect(await shownIn([aBlock('top', { limit: 2 }), aBlock('below', { limit: 3 })])).toEqual({
    top: [0, 1],
    below: [2, 3, 4],
  });
});

test('a block that allows repetition shows what it finds, and takes nothing from those below', async () => {
  const query = { ...PLAIN_QUERY, excludeShown: false };
  const blocks = [aBlock('top', { limit: 2 }), aBlock('again', { limit: 2, query })];
  expect(await shownIn(blocks)).toEqual({ top: [0, 1], again: [0, 1] });
});

test('a post pinned below is not shown above it by a rule', async () => {
  const blocks = [
    aBlock('top', { limit: 2 }),
    aBlock('below', { limit: 2, sourceMode: 'MIXED', pinned: pinned(posts[0]) }),
  ];
  expect(await shownIn(blocks)).toEqual({ top: [1, 2], below: [0, 3] });
});

test('a post that editors pinned twice stands in both places', async () => {
  const pins = { sourceMode: 'MANUAL' as const, pinned: pinned(posts[3]) };
  expect(await shownIn([aBlock('top', pins), aBlock('below', pins)])).toEqual({ top: [3], below: [3] });
});

test('the post of the page itself is never among its related ones', async () => {
  const place = {
    projectId: room.projectId,
    language: 'vi' as const,
    now: new Date(),
    post: { id: posts[0] ?? '', categoryIds: [room.categoryId] },
  };
  const page = await fillBlocks(server.db, place, [aBlock('related', { isRelated: true, limit: 2 })]);
  expect(page.get('related')?.items.map(({ id }) => id)).toEqual([posts[1], posts[2]]);
});

const ids = fc.uniqueArray(
  fc.integer({ min: 1, max: 25 }).map((id) => `${id}`),
  { maxLength: 15 },
);
const pages = fc.array(
  fc.record({ limit: fc.integer({ min: 1, max: 6 }), rule: ids, backfill: ids, pin: fc.option(ids) }),
  { minLength: 1, maxLength: 6 },
);

test('whatever rules and pins find, a page repeats a post only where somebody pinned it', () => {
  fc.assert(
    fc.property(pages, (given) => {
      const blocks = given.map(({ limit, pin }, index) =>
        aBlock(`${index}`, {
          limit,
          sourceMode: 'MIXED',
          pinned: (pin ?? []).slice(0, limit).map((postId, at) => ({ postId, slot: at + 1, until: null })),
        }),
      );
      const found = new Map(
        given.map(({ rule, backfill, pin }, index) => [
          `${index}`,
          { key: `${index}`, rule, backfill, pins: pin ?? [], withoutImage: [], matches: 0 },
        ]),
      );
      const placed = [...placeAll({ now: NOW }, blocks, { found }).values()].flat();
      const ruled = placed.filter(({ by }) => by !== 'pin').map(({ id }) => id);
      const held = new Set(placed.filter(({ by }) => by === 'pin').map(({ id }) => id));
      expect(new Set(ruled).size).toBe(ruled.length);
      expect(ruled.filter((id) => held.has(id))).toEqual([]);
    }),
  );
});
