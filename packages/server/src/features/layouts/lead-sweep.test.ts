import { layoutEndpoints } from '@toasoan/contract/features/layouts/endpoints.ts';
import type { LayoutBlock } from '@toasoan/contract/features/layouts/layout-block.ts';
import { notificationEndpoints } from '@toasoan/contract/features/notifications/endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../posts/test-support/a-newsroom.ts';
import { leadSweepJobs, planLeadSweep } from './lead-sweep-jobs.ts';
import { aWatchedBlock, seeLead } from './test-support/a-seen-lead.ts';

const HOUR = 3_600_000;
/** Noon in Việt Nam. */
const NOW = Date.parse('2026-12-01T05:00:00Z');
let now = NOW;
const server = await startTestServer();
let room: Newsroom;
let layout: { readonly id: string };

beforeEach(async () => {
  now = NOW;
  room = await aNewsroom(server);
  layout = await publish([aWatchedBlock()]);
});

async function publish(blocks: LayoutBlock[]) {
  const { headers } = room.admin;
  const made = await server.ask(layoutEndpoints.create, { headers, body: { title: 'Trang chủ', blocks } });
  const { id, version } = made;
  return await server.ask(layoutEndpoints.publish, { headers, body: { id, version } });
}
/** Readers have seen this first post since so many hours ago. */
const seen = (post: { readonly id: string; readonly title: string }, hoursAgo: number, over: object = {}) =>
  seeLead(
    server.db,
    {
      projectId: room.projectId,
      layoutId: layout.id,
      post,
      time: new Date(now - hoursAgo * HOUR),
    },
    over,
  );
async function sweep(hours = 0): Promise<void> {
  now = NOW + hours * HOUR;
  await planLeadSweep(server.db, new Date(now - HOUR));
  await runDueJobs(server.db, leadSweepJobs(), () => new Date(now));
}
async function heard({ headers }: Staff = room.admin) {
  const { items } = await server.ask(notificationEndpoints.list, { headers });
  return items.filter(({ kind }) => kind === 'leadStale');
}
const aPost = () => room.postIn('PUBLISHED', room.editor);

describe('the alarm', () => {
  test('is given once for a lead that stands longer than its block allows, and names layout and post', async () => {
    const post = await aPost();
    await seen(post, 4);
    await seen(post, 4, { device: 'MOBILE' });
    await sweep();
    expect(await heard()).toMatchObject([
      { title: 'Trang chủ', text: post.title, request: { of: 'layout', id: layout.id }, actorName: '' },
    ]);
    await sweep(1);
    expect(await heard()).toHaveLength(1);
  });

  test('reaches those who may edit layouts and nobody else', async () => {
    await seen(await aPost(), 4);
    await sweep();
    expect(await heard(room.editor)).toEqual([]);
    expect(await heard(room.admin)).toHaveLength(1);
  });

  test('is given again for the next lead, and for one that came back', async () => {
    const [first, second] = [await aPost(), await aPost()];
    await seen(first, 4);
    await sweep();
    await seen(second, 0);
    await sweep(1);
    expect(await heard()).toHaveLength(1);
    await sweep(5);
    expect((await heard()).map(({ text }) => text)).toEqual([second.title, first.title]);
    await seen(first, 0);
    await sweep(6);
    await sweep(10);
    expect((await heard()).map(({ text }) => text)).toEqual([first.title, second.title, first.title]);
  });

  test.each([
    ['stands for less', 2, {}],
    ['stands on the page of a category', 4, { kind: 'CATEGORY', category_id: '1' }],
    ['is of a layout that is not shown any more', 4, { layout_id: '999999999' }],
  ])('is not given for a lead that %s', async (_what, hours, over) => {
    await seen(await aPost(), hours, over);
    await sweep();
    expect(await heard()).toEqual([]);
  });

  test('is not given where another post stood there within the time', async () => {
    const [post, other] = [await aPost(), await aPost()];
    await seen(post, 9);
    await seen(other, 2.5);
    await seen(post, 1);
    await sweep();
    expect(await heard()).toEqual([]);
  });

  test('is not given for a block without a limit, nor for a post that is public no more', async () => {
    const post = await aPost();
    await seen(post, 4);
    await server.db.updateTable('posts').set({ state: 'UNPUBLISHED' }).where('id', '=', post.id).execute();
    await sweep();
    layout = await publish([aWatchedBlock({ leadHours: null })]);
    await seen(await aPost(), 4);
    await sweep();
    expect(await heard()).toEqual([]);
  });
});
