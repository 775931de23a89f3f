import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { PlacePost } from '@toasoan/contract/features/posts/placement/placement.ts';
import { placementEndpoints } from '@toasoan/contract/features/posts/placement/placement-endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { wireJobs } from '#server/app/wire-jobs.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;
beforeEach(async () => {
  room = await aNewsroom(server);
});

const versionOf = async (id: string) =>
  (await server.ask(postEndpoints.detail, { headers: room.admin.headers, params: { id } })).version;
async function place(id: string, options: Omit<PlacePost, 'version'>, by: Staff = room.admin) {
  const body = { ...options, version: await versionOf(id) };
  return await server.ask(placementEndpoints.place, { headers: by.headers, params: { id }, body });
}
async function refused(id: string, options: Omit<PlacePost, 'version'>) {
  const body = { ...options, version: await versionOf(id) };
  const answer = await server.refusal(placementEndpoints.place, {
    headers: room.admin.headers,
    params: { id },
    body,
  });
  return answer.details.rules?.map(({ code }) => code) ?? [];
}
const now = async () => await server.ask(placementEndpoints.list, { headers: room.admin.headers, query: {} });
const marked = async (mark: 'focus' | 'pinned' | 'breaking') =>
  (await server.ask(postEndpoints.list, { headers: room.admin.headers, query: { mark } })).items.map(
    ({ id }) => id,
  );
const published = async () => (await room.postIn('PUBLISHED', room.author)).id;

describe('focus stories', () => {
  it('keep the given order and can be moved before one another', async () => {
    const [one, two, three] = [await published(), await published(), await published()];
    for (const id of [one, two, three]) await place(id, { kind: 'FOCUS' });
    const { items } = await server.ask(placementEndpoints.reorder, {
      headers: room.admin.headers,
      body: { id: three, version: await versionOf(three), beforeId: one },
    });
    expect(items.map(({ postId, position }) => [postId, position])).toEqual([
      [three, 1],
      [one, 2],
      [two, 3],
    ]);
  });

  it('are five at most', async () => {
    for (let count = 0; count < 5; count += 1) await place(await published(), { kind: 'FOCUS' });
    expect(await refused(await published(), { kind: 'FOCUS' })).toEqual(['FOCUS_FULL']);
  });

  it('two concurrent requests for the last place do not both succeed', async () => {
    for (let count = 0; count < 4; count += 1) await place(await published(), { kind: 'FOCUS' });
    const [one, two] = [await published(), await published()];
    await Promise.allSettled([place(one, { kind: 'FOCUS' }), place(two, { kind: 'FOCUS' })]);
    expect((await now()).items).toHaveLength(5);
  });

  it('lose their place when they are unpublished', async () => {
    const [one, two] = [await published(), await published()];
    for (const id of [one, two]) await place(id, { kind: 'FOCUS' });
    await room.transition(
      room.admin,
      { id: one, version: await versionOf(one) },
      'UNPUBLISHED',
      'Chờ kiểm tra số liệu.',
    );
    expect((await now()).items.map(({ postId, position }) => [postId, position])).toEqual([[two, 1]]);
    expect(await marked('focus')).toEqual([two]);
  });
});

describe('pinning in a category', () => {
  it('has one post at a time; another replaces it only after confirmation', async () => {
    const [one, two] = [await published(), await published()];
    await place(one, { kind: 'PINNED', categoryId: room.categoryId });
    expect(await refused(two, { kind: 'PINNED', categoryId: room.categoryId })).toEqual(['PIN_TAKEN']);
    await place(two, { kind: 'PINNED', categoryId: room.categoryId, replace: true });
    expect(await marked('pinned')).toEqual([two]);
  });

  it('requires a category of the post', async () => {
    const one = await published();
    expect(await refused(one, { kind: 'PINNED' })).toEqual(['PIN_CATEGORY_REQUIRED']);
    expect(await refused(one, { kind: 'PINNED', categoryId: await room.category() })).toEqual([
      'PIN_CATEGORY_REQUIRED',
    ]);
  });
});

describe('a placement with an end', () => {
  it('is six hours for breaking news unless another end is given', async () => {
    const { items } = await place(await published(), { kind: 'BREAKING' });
    const hours = (Date.parse(items[0]?.until ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(6, 1);
  });

  it('ends at its time, and the list no longer shows the mark', async () => {
    const one = await published();
    await place(one, { kind: 'BREAKING', until: new Date(Date.now() + 60_000).toISOString() });
    expect(await marked('breaking')).toEqual([one]);
    await runDueJobs(server.db, wireJobs(server), () => new Date(Date.now() + 61_000));
    expect([await marked('breaking'), (await now()).items]).toEqual([[], []]);
  });

  it('in the past is refused', async () => {
    expect(await refused(await published(), { kind: 'HOT', until: '2020-01-01T00:00:00Z' })).toEqual([
      'UNTIL_PAST',
    ]);
  });
});

it('drafts cannot be placed', async () => {
  const { id } = await room.write(room.author);
  expect(await refused(id, { kind: 'FEATURED' })).toEqual(['NOT_PLACEABLE']);
});

it('a save of the text keeps the placement', async () => {
  const one = await published();
  await place(one, { kind: 'FOCUS' });
  await server.ask(postEndpoints.update, {
    headers: room.admin.headers,
    body: { id: one, version: await versionOf(one), kicker: 'Mới' },
  });
  expect(await marked('focus')).toEqual([one]);
});

it('an old version changes nothing', async () => {
  const one = await published();
  const answer = await server.refusal(placementEndpoints.place, {
    headers: room.admin.headers,
    params: { id: one },
    body: { kind: 'FEATURED', version: 1 },
  });
  expect([answer.error, (await now()).items]).toEqual([-409, []]);
});
