import { dashboardEndpoints } from '@toasoan/contract/features/dashboard/endpoints.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../posts/test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;

beforeAll(async () => {
  room = await aNewsroom(server);
  await room.postIn('PUBLISHED', room.author);
  await room.postIn('SUBMITTED', room.author);
});

const get = ({ headers }: Staff) => server.ask(dashboardEndpoints.get, { headers });

/** How many statements a dashboard takes. */
async function statementsOf(who: Staff): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await get(who);
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
}

/** Works again where a minute has ended meanwhile: what is late may have changed, so the lists are found again. */
async function withinAMinute<Result>(work: () => Promise<Result>): Promise<Result> {
  const minute = async () => (await sql`SELECT date_trunc('minute', now())::text`.execute(server.db)).rows;
  const [before, result, after] = [await minute(), await work(), await minute()];
  return JSON.stringify(before) === JSON.stringify(after) ? result : await withinAMinute(work);
}

test('a dashboard asks for session, facts, rows and activity, while nothing changes', async () => {
  const again = await withinAMinute(async () => {
    await get(room.admin);
    return await statementsOf(room.admin);
  });
  expect(again).toBe(4);
});

test('after a change it also finds the lists and the three charts again', async () => {
  const [before, after] = await withinAMinute(async () => {
    await get(room.admin);
    const unchanged = await statementsOf(room.admin);
    await room.postIn('SUBMITTED', room.author);
    return [unchanged, await statementsOf(room.admin)];
  });
  expect(after).toBe(before + 4);
});

test('a change shows at once, to the one who made it and to others', async () => {
  const ids = async (who: Staff) => (await get(who)).posts?.myDay.pickUp?.items.map(({ id }) => id);
  await ids(room.editor);
  await ids(room.admin);
  const post = await room.postIn('SUBMITTED', room.author);
  expect(await ids(room.editor)).toContain(post.id);
  expect(await ids(room.admin)).toContain(post.id);
});

test("nobody sees another's lists, and a post that is public no more leaves an author's", async () => {
  const published = async (who: Staff) => (await get(who)).posts?.recentlyPublished.items.map(({ id }) => id);
  const post = await room.postIn('PUBLISHED', room.editor);
  expect(await published(room.author)).toContain(post.id);
  await server.db.updateTable('posts').set({ state: 'UNPUBLISHED' }).where('id', '=', post.id).execute();
  expect(await published(room.author)).not.toContain(post.id);
  const drafts = (await get(room.author)).posts?.myDay.drafts.items.map(({ createdBy }) => createdBy.userId);
  expect(new Set(drafts)).toEqual(new Set(drafts?.length === 0 ? [] : [room.author.userId]));
});
