import { dashboardEndpoints } from '@toasoan/contract/features/dashboard/endpoints.ts';
import { assignmentEndpoints } from '@toasoan/contract/features/posts/assignment/assignment-endpoints.ts';
import { lockEndpoints } from '@toasoan/contract/features/posts/lock/lock-endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { beforeEach, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../posts/test-support/a-newsroom.ts';

const server = await startTestServer();
const HOUR = 3_600_000;
let room: Newsroom;

beforeEach(async () => {
  room = await aNewsroom(server);
});

async function dayOf({ headers }: Staff) {
  const { posts } = await server.ask(dashboardEndpoints.get, { headers });
  if (posts === null) throw new Error('There are no posts on this dashboard.');
  return posts.myDay;
}
const give = (post: Post, to: Staff, dueTime?: string) =>
  server.ask(assignmentEndpoints.assign, {
    headers: room.admin.headers,
    params: { id: post.id },
    body: { version: post.version, assigneeId: to.userId, ...(dueTime && { dueTime }) },
  });
const ids = (part: { readonly items: readonly { readonly id: string }[] } | null) =>
  part?.items.map(({ id }) => id);

it('of a reporter is returned posts with the reason, and where the rest is', async () => {
  const returned = await room.postIn('RETURNED', room.author);
  const waiting = await room.postIn('SUBMITTED', room.author);
  const day = await dayOf(room.author);
  expect(day.returned.items).toMatchObject([{ id: returned.id, stateReason: returned.stateReason }]);
  expect(returned.stateReason).not.toBe('');
  expect(ids(day.underWay)).toEqual([waiting.id]);
  expect(day).toMatchObject({ inHand: null, late: null, pickUp: null, approve: null, atRisk: null });
});

it('of an editor is their posts by due time, late ones, and unassigned ones, oldest first', async () => {
  const first = await room.postIn('SUBMITTED', room.author);
  const second = await room.postIn('SUBMITTED', room.author);
  const later = await give(
    await room.postIn('EDITING', room.author),
    room.editor,
    new Date(Date.now() + 3 * HOUR).toISOString(),
  );
  const whenever = await give(await room.postIn('SUBMITTED', room.author), room.editor);
  const late = await give(
    await room.postIn('EDITING', room.author),
    room.editor,
    new Date(Date.now() + HOUR).toISOString(),
  );
  await server.db
    .updateTable('posts')
    .set({ edit_due_time: new Date(Date.now() - HOUR) })
    .where('id', '=', late.id)
    .execute();
  const day = await dayOf(room.editor);
  expect(ids(day.inHand)).toEqual([late.id, later.id, whenever.id]);
  expect(day.late?.total).toBe(1);
  expect(ids(day.pickUp)).toEqual([first.id, second.id]);
});

it("of a lead also includes today's scheduled posts that would be blocked, with the reason", async () => {
  const fine = await room.postIn('SCHEDULED', room.author);
  const broken = await room.postIn('SCHEDULED', room.author);
  const soon = new Date(Date.now() + 1_000);
  await server.db
    .updateTable('posts')
    .set({ schedule_time: soon })
    .where('id', 'in', [fine.id, broken.id])
    .execute();
  await server.db.updateTable('posts').set({ excerpt: '' }).where('id', '=', broken.id).execute();
  const { atRisk } = await dayOf(room.admin);
  expect(atRisk).toEqual([
    {
      postId: broken.id,
      title: broken.title,
      scheduleTime: soon.toISOString(),
      problem: expect.stringMatching(/sapo/i),
    },
  ]);
  await server.db
    .updateTable('posts')
    .set({ schedule_time: new Date(Date.now() - 3 * 60_000) })
    .where('id', '=', fine.id)
    .execute();
  const late = (await dayOf(room.admin)).atRisk?.find(({ postId }) => postId === fine.id);
  // Just after midnight its time was yesterday, so it is no longer of today.
  if (late) expect(late.problem).toMatch(/qua giờ hẹn/);
});

it("lists the person's locked posts, and no longer after the page has closed", async () => {
  const post = await room.postIn('EDITING', room.author);
  const editingSession = 'phien-soan-thao-0001';
  const asked = { headers: room.admin.headers, params: { id: post.id } };
  await server.ask(lockEndpoints.presence, {
    ...asked,
    body: { editingSession, place: null, wants: 'write' },
  });
  expect((await dayOf(room.admin)).open).toMatchObject([
    { postId: post.id, title: post.title, state: 'EDITING', editingSession },
  ]);
  expect((await dayOf(room.editor)).open).toEqual([]);
  await server.ask(lockEndpoints.leave, { ...asked, body: { editingSession } });
  expect((await dayOf(room.admin)).open).toEqual([]);
});

it('lists own posts with open notes, and the number of unread mentions', async () => {
  const post = await room.postIn('DRAFT', room.author);
  const note = {
    project_id: room.projectId,
    post_id: post.id,
    kind: 'NOTE',
    mentions: '[]',
    quote: '',
  } as const;
  const by = { author_id: room.editor.userId, author_name: room.editor.displayName };
  await server.db
    .insertInto('post_notes')
    .values([
      { ...note, ...by, text: 'Kiểm tra số liệu.', must_fix: true, says_fixed: false },
      { ...note, ...by, text: 'Tên riêng.', must_fix: true, says_fixed: false },
      { ...note, ...by, text: 'Gợi ý.', must_fix: false, says_fixed: false },
    ] as never)
    .execute();
  await server.db
    .insertInto('notifications')
    .values({
      user_id: room.author.userId,
      project_id: room.projectId,
      kind: 'mention',
      post_id: post.id,
      actor_id: room.editor.userId,
      actor_name: room.editor.displayName,
      detail: JSON.stringify({ title: post.title }),
    })
    .execute();
  const day = await dayOf(room.author);
  expect(day.notes).toEqual([{ postId: post.id, title: post.title, open: 2, text: 'Kiểm tra số liệu.' }]);
  expect(day.mentions).toBe(1);
  expect((await dayOf(room.editor)).notes).toEqual([]);
});
