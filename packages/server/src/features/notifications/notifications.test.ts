import { notificationEndpoints } from '@toasoan/contract/features/notifications/endpoints.ts';
import type { NotificationKind } from '@toasoan/contract/features/notifications/notification-kinds.ts';
import { beforeEach, expect, it } from 'vitest';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { aNewsroom, type Newsroom, type Staff } from '#server/features/posts/test-support/a-newsroom.ts';
import { startTestServer } from '#test/test-server.ts';
import { forgetOldNotifications } from './forget-old-notifications.ts';
import { notify } from './notify.ts';

const { list, unread, markRead, markAllRead } = notificationEndpoints;
const server = await startTestServer();
let room: Newsroom;
let postId: string;

beforeEach(async () => {
  room = await aNewsroom(server);
  postId = (await room.write(room.author, { title: 'Mùa lúa chín' })).id;
});

interface Options {
  readonly kind?: NotificationKind;
  readonly postId?: string;
  readonly by?: Staff;
  readonly text?: string;
}
const announce = (
  to: readonly Staff[],
  { kind = 'noteAdded', by = room.admin, text = '', ...options }: Options = {},
) =>
  inTransaction(server.db, (tx) =>
    notify(tx, room.projectId, {
      kind,
      postId: options.postId ?? postId,
      to: to.map(({ userId }) => userId),
      by,
      detail: { title: 'Mùa lúa', text },
    }),
  );
const page = ({ headers }: Staff, query = {}) => server.ask(list, { headers, query });
const count = async ({ headers }: Staff) => (await server.ask(unread, { headers })).count;
const rowsOf = ({ userId }: Staff) =>
  server.db.selectFrom('notifications').selectAll().where('user_id', '=', userId).execute();

it('every recipient gets one row of their own, and the actor gets none', async () => {
  await announce([room.editor, room.editor, room.author, room.admin], { text: 'Xem lại đoạn cuối.' });
  const { items } = await page(room.editor);
  expect(items).toMatchObject([
    {
      kind: 'noteAdded',
      projectId: room.projectId,
      postId,
      title: 'Mùa lúa chín',
      actorName: room.admin.displayName,
      text: 'Xem lại đoạn cuối.',
      count: 1,
      readTime: null,
    },
  ]);
  expect(await count(room.author)).toBe(1);
  expect(await count(room.admin)).toBe(0);
});

it('recipients are notified live, each alone, in the same transaction', async () => {
  await announce([room.editor, room.author]);
  const heard = await server.db
    .selectFrom('live_notices')
    .select(['user_id', 'thing_id'])
    .where('kind', '=', 'notifications')
    .where('project_id', '=', room.projectId)
    .orderBy('user_id')
    .execute();
  expect(heard.map(({ user_id }) => user_id).sort()).toEqual([room.editor.userId, room.author.userId].sort());
});

it('several of one kind on one post by one person become one row with a count and the latest text', async () => {
  await announce([room.editor], { text: 'một' });
  await announce([room.editor], { kind: 'mention' });
  await announce([room.editor], { text: 'hai' });
  await announce([room.editor], { text: 'ba' });
  await announce([room.editor], { by: room.author, text: 'của người khác' });
  const { items } = await page(room.editor);
  expect(items.map(({ kind, text, count: times }) => [kind, text, times])).toEqual([
    ['noteAdded', 'của người khác', 1],
    ['noteAdded', 'ba', 3],
    ['mention', '', 1],
  ]);
});

it('read rows, and rows older than ten minutes, are not folded into', async () => {
  await announce([room.editor], { text: 'một' });
  await server.db
    .updateTable('notifications')
    .set({ make_time: new Date(Date.now() - 11 * 60_000) })
    .where('user_id', '=', room.editor.userId)
    .execute();
  await announce([room.editor], { text: 'hai' });
  const [newest] = (await page(room.editor)).items;
  await server.ask(markRead, { headers: room.editor.headers, body: { ids: [newest?.id ?? ''] } });
  await announce([room.editor], { text: 'ba' });
  expect((await page(room.editor)).items.map(({ text, count: times }) => [text, times])).toEqual([
    ['ba', 1],
    ['hai', 1],
    ['một', 1],
  ]);
});

it('pages go by id, newest first, without duplicates, also while new ones arrive', async () => {
  for (let number = 1; number <= 5; number += 1) {
    const { id } = await room.write(room.author, { title: `Bài ${number}` });
    await announce([room.editor], { postId: id });
  }
  const first = await page(room.editor, { limit: 2 });
  await announce([room.editor]);
  const second = await page(room.editor, { limit: 2, before: first.items.at(-1)?.id });
  const third = await page(room.editor, { limit: 2, before: second.items.at(-1)?.id });
  const titles = [first, second, third].flatMap(({ items }) => items.map(({ title }) => title));
  expect(titles).toEqual(['Bài 5', 'Bài 4', 'Bài 3', 'Bài 2', 'Bài 1']);
  expect([first, second, third].map(({ hasMore }) => hasMore)).toEqual([true, true, false]);
});

it('the count stops at one hundred', async () => {
  await announce([room.editor]);
  const [row] = await rowsOf(room.editor);
  if (row === undefined) throw new Error('no row');
  const { id: _, ...copy } = row;
  const many = Array.from({ length: 120 }, () => ({ ...copy, detail: JSON.stringify(copy.detail) }));
  await server.db.insertInto('notifications').values(many).execute();
  expect(await count(room.editor)).toBe(100);
});

it("nobody reads, counts or marks another person's", async () => {
  await announce([room.editor]);
  const [row] = await rowsOf(room.editor);
  const { headers } = room.author;
  expect((await page(room.author)).items).toEqual([]);
  await server.ask(markRead, { headers, body: { ids: [row?.id ?? ''] } });
  await server.ask(markAllRead, { headers, body: { upTo: '999999999999' } });
  expect(await count(room.editor)).toBe(1);
});

it('all are marked read up to the newest seen one, and later ones stay', async () => {
  await announce([room.editor]);
  const [seen] = (await page(room.editor)).items;
  await announce([room.editor], { kind: 'mention' });
  const { headers } = room.editor;
  expect(await server.ask(markAllRead, { headers, body: { upTo: seen?.id ?? '' } })).toEqual({ count: 1 });
  const left = await page(room.editor, { unread: true });
  expect(left.items.map(({ kind }) => kind)).toEqual(['mention']);
});

it('rows the person may no longer see are neither listed nor counted, and return with the right', async () => {
  const { author, editor } = room;
  const ofEditor = await room.write(editor, room.finished());
  await announce([author, editor], { postId: ofEditor.id });
  expect([await count(author), await count(editor)]).toEqual([0, 1]);
  await room.transition(room.admin, ofEditor, 'PUBLISHED');
  expect(await count(author)).toBe(1);
  await server.db.deleteFrom('project_members').where('user_id', '=', editor.userId).execute();
  expect(await count(editor)).toBe(0);
  expect((await page(editor)).items).toEqual([]);
});

it('an archived project shows none, and neither does a lost right to read posts', async () => {
  await announce([room.editor, room.author]);
  await server.db
    .updateTable('users')
    .set({ permission_denials: ['post.view'] })
    .where('id', '=', room.editor.userId)
    .execute();
  expect([await count(room.editor), await count(room.author)]).toEqual([0, 1]);
  await server.db
    .updateTable('projects')
    .set({ status: 'DISABLED' })
    .where('id', '=', room.projectId)
    .execute();
  expect(await count(room.author)).toBe(0);
});

it('a disabled person gets no more rows', async () => {
  await server.db
    .updateTable('users')
    .set({ status: 'DISABLED' })
    .where('id', '=', room.editor.userId)
    .execute();
  await announce([room.editor]);
  expect(await rowsOf(room.editor)).toEqual([]);
});

it('hundreds of recipients need as many statements as one', async () => {
  const crowd = await Promise.all(Array.from({ length: 60 }, () => room.hire('EDITOR')));
  await announce(crowd);
  const { count: rows } = await server.db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow();
  expect(rows).toBe('60');
});

it('rows read 90 days ago and rows unread for 180 are deleted, the others stay', async () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  const kinds: readonly [NotificationKind, Date, Date | null][] = [
    ['postReturned', days(100), days(91)],
    ['postRejected', days(100), days(80)],
    ['postAssigned', days(181), null],
    ['mention', days(170), null],
  ];
  for (const [kind, make_time, read_time] of kinds) {
    await announce([room.editor], { kind });
    await server.db
      .updateTable('notifications')
      .set({ make_time, read_time })
      .where('user_id', '=', room.editor.userId)
      .where('kind', '=', kind)
      .execute();
  }
  await forgetOldNotifications(server.db, new Date());
  expect((await rowsOf(room.editor)).map(({ kind }) => kind).sort()).toEqual(['mention', 'postRejected']);
});
