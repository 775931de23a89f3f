import { assignmentEndpoints } from '@toasoan/contract/features/posts/assignment/assignment-endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { beforeEach, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;
let colleague: Staff;

beforeEach(async () => {
  room = await aNewsroom(server);
  colleague = await room.hire('EDITOR');
});

const assign = (post: Post, to: Staff, options: { dueTime?: string; text?: string } = {}) =>
  server.ask(assignmentEndpoints.assign, {
    headers: room.admin.headers,
    params: { id: post.id },
    body: { version: post.version, assigneeId: to.userId, ...options },
  });
const edited = async (by: Staff) => await assign(await room.postIn('EDITING', room.author), by);
const given = async (to: Staff) => await assign(await room.postIn('SUBMITTED', room.author), to);
const items = ({ headers }: Staff) => server.ask(assignmentEndpoints.handOverItems, { headers });
const handOver = (by: Staff, toUserId: string, posts?: readonly Post[], text = '') =>
  server.ask(assignmentEndpoints.handOver, {
    headers: by.headers,
    body: { toUserId, text, ...(posts && { posts: posts.map(({ id, version }) => ({ id, version })) }) },
  });
const takeBack = (by: Staff, id: string | null) =>
  server.ask(assignmentEndpoints.takeBack, { headers: by.headers, params: { id: id ?? '' } });
const detail = (id: string) =>
  server.ask(postEndpoints.detail, { headers: room.admin.headers, params: { id } });
const reported = (to: Staff) =>
  server.db
    .selectFrom('notifications')
    .select(['kind', 'detail'])
    .where('user_id', '=', to.userId)
    .where('kind', '=', 'postHandedOver')
    .execute();

it("a person's current work is posts they edit, were assigned, or scheduled within a day", async () => {
  const inHands = await edited(room.admin);
  const waiting = await given(room.admin);
  const planned = await room.postIn('SCHEDULED', room.author);
  const far = await room.postIn('PENDING_APPROVAL', room.author);
  await room.schedule(far, new Date(Date.now() + 26 * 3_600_000));
  await edited(room.editor);
  await room.postIn('SUBMITTED', room.author);
  const { items: mine, total } = await items(room.admin);
  expect(total).toBe(3);
  expect(mine.map(({ id, why }) => [id, why])).toEqual([
    [inHands.id, 'editing'],
    [waiting.id, 'given'],
    [planned.id, 'scheduled'],
  ]);
});

it('all of it goes to a colleague with one message, is logged and audited each, and sends one notification', async () => {
  const posts = [await edited(room.editor), await given(room.editor), await edited(room.editor)];
  const result = await handOver(room.editor, colleague.userId, undefined, 'Tin bão cần gọi lại UBND.');
  expect(result).toMatchObject({ done: 3, total: 3, id: expect.any(String) });
  for (const post of posts) {
    const after = await detail(post.id);
    expect(after).toMatchObject({
      state: post.state,
      version: post.version + 1,
      assignee: { userId: colleague.userId, name: colleague.displayName },
      assignText: 'Tin bão cần gọi lại UBND.',
    });
    const { items: log } = await server.ask(postEndpoints.transitionLog, {
      headers: room.admin.headers,
      params: { id: post.id },
      query: { limit: 1 },
    });
    expect(log).toMatchObject([
      { move: 'handOver', assigneeName: colleague.displayName, reason: 'Tin bão cần gọi lại UBND.' },
    ]);
  }
  const audit = await server.db
    .selectFrom('audit_log')
    .select('entity_id')
    .where('action', '=', 'post.handOver')
    .where('project_id', '=', room.projectId)
    .execute();
  expect(audit.map(({ entity_id }) => entity_id).sort()).toEqual(posts.map(({ id }) => id).sort());
  const titles = posts.toSorted((one, other) => Number(one.id) - Number(other.id)).map(({ title }) => title);
  expect(await reported(colleague)).toEqual([
    {
      kind: 'postHandedOver',
      detail: {
        title: titles[0],
        count: '3',
        titles: titles.join('\n'),
        text: 'Tin bão cần gọi lại UBND.',
      },
    },
  ]);
  expect((await items(room.editor)).total).toBe(0);
  expect((await items(colleague)).total).toBe(3);
});

it('posts that changed meanwhile, belong to somebody else or left their state are skipped with the reason', async () => {
  const [fresh, changed, lost, gone] = [
    await edited(room.editor),
    await edited(room.editor),
    await edited(room.editor),
    await edited(room.editor),
  ];
  await server.ask(postEndpoints.update, {
    headers: room.editor.headers,
    body: { id: changed.id, version: changed.version, excerpt: 'Vừa sửa.' },
  });
  const passedOn = await assign(lost, room.admin);
  const forwarded = await room.transition(room.editor, gone, 'PENDING_APPROVAL');
  const { done, total, results } = await handOver(room.editor, colleague.userId, [
    fresh,
    changed,
    passedOn,
    forwarded,
  ]);
  expect([done, total]).toEqual([1, 4]);
  const byId = new Map(results.map((result) => [result.id, result]));
  expect(byId.get(fresh.id)).toEqual({ id: fresh.id, ok: true });
  expect(byId.get(changed.id)).toMatchObject({ ok: false, code: 'VERSION_CONFLICT' });
  expect(byId.get(lost.id)).toMatchObject({
    code: 'RULES_NOT_MET',
    message: 'Bài này không còn do bạn phụ trách.',
  });
  expect(byId.get(gone.id)).toMatchObject({
    code: 'RULES_NOT_MET',
    message: expect.stringMatching(/trạng thái/),
  });
  expect((await detail(changed.id)).assignee?.userId).toBe(room.editor.userId);
});

it('scheduled posts are watched by a colleague who may schedule; editor and approver stay', async () => {
  const planned = await room.postIn('SCHEDULED', room.author);
  const refused = await handOver(room.admin, colleague.userId, [planned]);
  expect(refused).toMatchObject({ done: 0, id: null });
  expect(refused.results[0]?.message).toMatch(/không có quyền hẹn giờ/);
  expect(await reported(colleague)).toEqual([]);

  const lead = await room.hire('ADMIN');
  await handOver(room.admin, lead.userId, [planned]);
  const after = await detail(planned.id);
  expect(after).toMatchObject({
    state: 'SCHEDULED',
    watchedBy: lead.displayName,
    approvedBy: room.admin.displayName,
    assignee: planned.assignee,
  });
  expect((await items(room.admin)).total).toBe(0);
  expect((await items(lead)).items.map(({ id }) => id)).toEqual([planned.id]);
  expect((await room.transition(lead, after, 'PENDING_APPROVAL')).watchedBy).toBeNull();
});

it('posts that nobody has changed since can be taken back', async () => {
  const first = await assign(await room.postIn('EDITING', room.author), room.editor, { text: 'Kịp 11 giờ.' });
  const second = await edited(room.editor);
  const { id } = await handOver(room.editor, colleague.userId, undefined, 'Nhờ em.');
  const held = await detail(second.id);
  await server.ask(postEndpoints.update, {
    headers: colleague.headers,
    body: { id: held.id, version: held.version, excerpt: 'Đã bắt tay vào.' },
  });
  const { done, results } = await takeBack(room.editor, id);
  expect(done).toBe(1);
  expect(results.find((one) => one.id === second.id)).toMatchObject({ ok: false, code: 'VERSION_CONFLICT' });
  expect(await detail(first.id)).toMatchObject({
    assignee: { userId: room.editor.userId },
    assignText: 'Kịp 11 giờ.',
  });
  expect((await detail(second.id)).assignee?.userId).toBe(colleague.userId);
  expect((await takeBack(room.editor, id)).done).toBe(0);
});

it('only the giver can take them back', async () => {
  await edited(room.editor);
  const { id } = await handOver(room.editor, colleague.userId);
  const refusal = await server.refusal(assignmentEndpoints.takeBack, {
    headers: colleague.headers,
    params: { id: id ?? '' },
  });
  expect(refusal.code).toBe('NOT_FOUND');
});

it('posts go to nobody who could not edit them, and not to oneself', async () => {
  await edited(room.editor);
  const stranger = await (await aNewsroom(server)).hire('EDITOR');
  for (const [to, code] of [
    [room.author, 'ASSIGNEE_UNFIT'],
    [stranger, 'ASSIGNEE_UNFIT'],
    [room.editor, 'HAND_OVER_SELF'],
  ] as const) {
    const { details } = await server.refusal(assignmentEndpoints.handOver, {
      headers: room.editor.headers,
      body: { toUserId: to.userId, text: '' },
    });
    expect(details.rules).toMatchObject([{ code, field: 'toUserId' }]);
  }
});

it('a post of another project cannot be handed over', async () => {
  const elsewhere = await aNewsroom(server);
  const foreign = await elsewhere.postIn('EDITING', elsewhere.author);
  const { done, id, results } = await handOver(room.editor, colleague.userId, [foreign]);
  expect([done, id]).toEqual([0, null]);
  expect(results).toMatchObject([{ id: foreign.id, ok: false, code: 'NOT_FOUND' }]);
});
