import { createHmac } from 'node:crypto';
import { deliveryEndpoints } from '@toasoan/contract/features/delivery/delivery-endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { networkOf } from '#server/core/auth/attempt-keys.ts';
import { aNewsroom, type Newsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { startTestServer } from '#test/test-server.ts';
import { addReads, forgetReadMarks } from './post-reads-store.ts';
import { ReadCounter } from './read-counter.ts';

const server = await startTestServer();
let room: Newsroom;
let time: number;
let counter: ReadCounter;
beforeEach(async () => {
  room = await aNewsroom(server);
  // Tomorrow in the morning: the posts of a test are public by then.
  time = Date.parse(`${new Date().toISOString().slice(0, 10)}T03:00:00Z`) + 86_400_000;
  counter = aProcess();
});

const keyOf = (what: string) => createHmac('sha256', 'shared by all processes').update(what).digest();
const aProcess = () =>
  new ReadCounter({
    db: server.db,
    now: () => new Date(time),
    keyOf,
  });

const BROWSER = 'Mozilla/5.0 (Linux; Android 14) Chrome/142.0 Mobile Safari/537.36';
const read = (postId: string, address = '203.0.113.7', userAgent = BROWSER, by = counter) =>
  by.count({ projectId: room.projectId, postId, address, userAgent });
const stored = async (postId: string) => {
  const rows = await server.db
    .selectFrom('post_reads')
    .select('reads')
    .where('post_id', '=', postId)
    .orderBy('day')
    .execute();
  return rows.map(({ reads }) => reads);
};

test('a reader counts once a day for a post, and again on the next', async () => {
  const { id } = await room.postIn('PUBLISHED', room.author);
  expect([read(id), read(id), read(id, '203.0.113.99'), read(id, '198.51.100.1')]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  time += 86_400_000;
  expect(read(id)).toBe(true);
  await counter.flush();
  expect(await stored(id)).toEqual([3, 1]);
});

test('a reader who meets two processes counts once, and so after a restart and on a busy post', async () => {
  const { id } = await room.postIn('PUBLISHED', room.author);
  const other = aProcess();
  const readers = Array.from(
    { length: 300 },
    (_, index) => `198.51.${index % 200}.${Math.floor(index / 200)}`,
  );
  for (const address of readers) {
    read(id, address);
    read(id, address, BROWSER, other);
  }
  await Promise.all([counter.flush(), other.flush()]);
  const restarted = aProcess();
  read(id, readers[0], BROWSER, restarted);
  read(id, readers[0], `${BROWSER} Edg/142.0`, restarted);
  await restarted.flush();
  expect(await stored(id)).toEqual([new Set(readers.map((address) => networkOf(address))).size + 1]);
});

test('a batch whose answer was lost is written again and adds nothing', async () => {
  const { id } = await room.postIn('PUBLISHED', room.author);
  const reads = [{ projectId: room.projectId, postId: id, day: '2026-11-29', mark: '-7' }];
  await addReads(server.db, reads, new Date(time));
  await addReads(server.db, reads, new Date(time));
  expect(await stored(id)).toEqual([1]);
});

test('who has read is forgotten with its day, and the sum stays', async () => {
  const { id } = await room.postIn('PUBLISHED', room.author);
  read(id);
  await counter.flush();
  const day = new Date(time).toISOString().slice(0, 10);
  const marks = async () =>
    (await server.db.selectFrom('read_marks').select('mark').where('day', '=', day).execute()).length;
  // 23:59 in Việt Nam, and a quarter past midnight.
  const midnight = time + 14 * 3_600_000;
  await forgetReadMarks(server.db, new Date(midnight - 60_000));
  expect(await marks()).toBeGreaterThan(0);
  await forgetReadMarks(server.db, new Date(midnight + 900_000));
  expect(await marks()).toBe(0);
  expect(await stored(id)).toEqual([1]);
});

test.each(['', 'Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', 'facebookexternalhit/1.1'])(
  'a program is no reader: %s',
  async (userAgent) => {
    const { id } = await room.postIn('PUBLISHED', room.author);
    expect(read(id, '203.0.113.7', userAgent)).toBe(false);
  },
);

test('a network counts so often a minute and no more', async () => {
  const counted = Array.from({ length: 700 }, (_, index) => read('1', '203.0.113.7', `${BROWSER} ${index}`));
  expect(counted.filter(Boolean)).toHaveLength(600);
  time += 60_000;
  expect(read('1', '203.0.113.7', 'another')).toBe(true);
});

test('what is not public, and what is of another project, is not written', async () => {
  const draft = await room.postIn('DRAFT', room.author);
  const other = await aNewsroom(server);
  const foreign = await other.postIn('PUBLISHED', other.author);
  for (const id of [draft.id, foreign.id, '999999999']) expect(read(id)).toBe(true);
  await counter.flush();
  expect([await stored(draft.id), await stored(foreign.id)]).toEqual([[], []]);
});

test('batches add up, and what is stored names no reader', async () => {
  const { id } = await room.postIn('PUBLISHED', room.author);
  read(id);
  await counter.flush();
  read(id, '198.51.100.1');
  await counter.flush();
  expect(await stored(id)).toEqual([2]);
  const columns = await server.db.introspection.getTables();
  const names = columns.find(({ name }) => name === 'post_reads')?.columns.map(({ name }) => name);
  expect(names).toEqual(['project_id', 'post_id', 'day', 'reads']);
  const marks = await server.db.selectFrom('read_marks').selectAll().execute();
  for (const mark of marks) expect(Object.keys(mark)).toEqual(['day', 'mark']);
});

test('the call of a page counts, the list of posts says so, and the site ranks by it', async () => {
  const quiet = await room.postIn('PUBLISHED', room.author, { title: 'Ít người đọc' });
  const loud = await room.postIn('PUBLISHED', room.author, { title: 'Nhiều người đọc' });
  const today = new Date().toISOString().slice(0, 10);
  await server.db
    .insertInto('post_reads')
    .values([
      { project_id: room.projectId, post_id: quiet.id, day: today, reads: 2 },
      { project_id: room.projectId, post_id: loud.id, day: today, reads: 40 },
    ])
    .execute();
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/intake/v1/${room.projectId}/post/read`,
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/json', 'user-agent': BROWSER },
    payload: { postId: quiet.id },
  });
  expect(answer.json()).toMatchObject({ data: { counted: true } });
  const { items } = await server.ask(postEndpoints.list, { headers: room.admin.headers });
  expect(items.find(({ id }) => id === loud.id)?.reads).toBe(40);
  const { blocks } = await server.ask(deliveryEndpoints.home, { params: { site: room.projectId } });
  const ranked = blocks.find(({ kind }) => kind === 'MOST_READ')?.posts.map(({ title }) => title);
  expect(ranked).toEqual(['Nhiều người đọc', 'Ít người đọc']);
});
