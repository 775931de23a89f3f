import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { beforeAll, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;
const REASON = 'Cần bổ sung nguồn của số liệu.';

beforeAll(async () => {
  room = await aNewsroom(server);
});

const log = (
  { headers }: Staff,
  id: string,
  query: { readonly before?: string; readonly limit?: number } = {},
) => server.ask(postEndpoints.transitionLog, { headers, params: { id }, query });

it('one action with several steps is logged step by step, newest first', async () => {
  const post = await room.write(room.author, room.finished());
  const time = new Date(Date.now() + 3_600_000);
  await room.schedule(post, time);
  const { items, hasMore } = await log(room.editor, post.id);
  expect(items.map(({ move: transition, from, to, version }) => [transition, from, to, version])).toEqual([
    ['schedule', 'PENDING_APPROVAL', 'SCHEDULED', 5],
    ['forward', 'EDITING', 'PENDING_APPROVAL', 4],
    ['pickUp', 'SUBMITTED', 'EDITING', 3],
    ['submit', 'DRAFT', 'SUBMITTED', 2],
  ]);
  expect(hasMore).toBe(false);
  const who = { userId: room.admin.userId, userName: room.admin.displayName, role: 'ADMIN' };
  for (const item of items) expect(item).toMatchObject(who);
  expect(items.map(({ scheduleTime }) => scheduleTime)).toEqual([time.toISOString(), null, null, null]);
  expect(items.map(({ assigneeName }) => assigneeName)).toEqual(['', '', room.admin.displayName, '']);
});

it('the reason is logged with its transition', async () => {
  const submitted = await room.postIn('SUBMITTED', room.author);
  const returned = await room.transition(room.editor, submitted, 'RETURNED', REASON);
  await room.transition(room.author, returned, 'SUBMITTED');
  const { items } = await log(room.author, returned.id);
  expect(items.map(({ move: transition, reason, role }) => [transition, reason, role])).toEqual([
    ['submit', '', 'AUTHOR'],
    ['return', REASON, 'EDITOR'],
    ['submit', '', 'ADMIN'],
  ]);
});

it('is read page by page from the last one seen', async () => {
  const { id } = await room.postIn('UNPUBLISHED', room.author);
  const first = await log(room.editor, id, { limit: 2 });
  expect([first.items.map((transition) => transition.move), first.hasMore]).toEqual([
    ['unpublish', 'publish'],
    true,
  ]);
  const before = first.items.at(-1)?.id ?? '';
  const rest = await log(room.editor, id, { before, limit: 100 });
  expect([rest.items.map((transition) => transition.move), rest.hasMore]).toEqual([
    ['forward', 'pickUp', 'submit'],
    false,
  ]);
});

it('is visible to people who may read the post, and in its own project', async () => {
  const other = await aNewsroom(server);
  const { id } = await room.postIn('SUBMITTED', room.editor);
  for (const { headers } of [room.author, other.admin]) {
    expect((await server.refusal(postEndpoints.transitionLog, { headers, params: { id } })).code).toBe(
      'NOT_FOUND',
    );
  }
});
