import { assignmentEndpoints } from '@toasoan/contract/features/posts/assignment/assignment-endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { PostListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';
import { dueJobs } from './due-jobs.ts';

const server = await startTestServer();
const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom(server);
});

interface Options {
  readonly dueTime?: string | null;
  readonly text?: string;
}
function input(by: Staff, post: Post, to: Staff | null, options: Options) {
  return {
    headers: by.headers,
    params: { id: post.id },
    body: { version: post.version, assigneeId: to?.userId ?? null, ...options },
  };
}
const give = (by: Staff, post: Post, to: Staff | null, options: Options = {}) =>
  server.ask(assignmentEndpoints.assign, input(by, post, to, options));
const reported = (to: Staff, postId: string) =>
  server.db
    .selectFrom('notifications')
    .select(['kind', 'detail', 'actor_name'])
    .where('user_id', '=', to.userId)
    .where('post_id', '=', postId)
    .where('kind', 'in', ['postAssigned', 'assignmentDue', 'assignmentLate'])
    .orderBy('id')
    .execute();

describe('An assigned post', () => {
  it('has its due time and message in the list, in the log, and in the notification', async () => {
    const post = await room.postIn('SUBMITTED', room.author);
    const dueTime = inMinutes(120);
    const given = await give(room.admin, post, room.editor, { dueTime, text: 'Kịp bản tin trưa nhé.' });
    expect(given).toMatchObject({ dueTime, assignText: 'Kịp bản tin trưa nhé.' });
    const { items } = await server.ask(postEndpoints.transitionLog, {
      headers: room.admin.headers,
      params: { id: post.id },
      query: { limit: 1 },
    });
    expect(items).toMatchObject([{ move: 'assign', reason: 'Kịp bản tin trưa nhé.', dueTime }]);
    expect(await reported(room.editor, post.id)).toEqual([
      {
        kind: 'postAssigned',
        actor_name: room.admin.displayName,
        detail: { title: post.title, text: 'Kịp bản tin trưa nhé.', dueTime },
      },
    ]);
  });

  it('keeps values that are not sent: the due time for anybody, the message for the same editor', async () => {
    const post = await room.postIn('EDITING', room.author);
    const dueTime = inMinutes(60);
    const given = await give(room.admin, post, room.editor, { dueTime, text: 'Cắt còn 600 chữ.' });
    expect((await give(room.admin, given, room.editor)).version).toBe(given.version);
    const passed = await give(room.admin, given, room.admin);
    expect(passed).toMatchObject({ dueTime, assignText: '' });
    expect(await give(room.admin, passed, room.admin, { dueTime: null })).toMatchObject({ dueTime: null });
  });

  it('has no due time in the past nor more than a year ahead', async () => {
    const post = await room.postIn('SUBMITTED', room.author);
    for (const [minutes, code] of [
      [-1, 'DUE_PAST'],
      [366 * 24 * 60, 'DUE_TOO_FAR'],
    ] as const) {
      const options = input(room.admin, post, room.editor, { dueTime: inMinutes(minutes) });
      const { details } = await server.refusal(assignmentEndpoints.assign, options);
      expect(details.rules).toMatchObject([{ code, field: 'dueTime' }]);
    }
  });

  it('has no due time once it has left the editors or is unassigned', async () => {
    const dueTime = inMinutes(90);
    const edited = await give(room.admin, await room.postIn('EDITING', room.author), room.editor, {
      dueTime,
      text: 'Gấp.',
    });
    expect(await room.transition(room.editor, edited, 'PENDING_APPROVAL')).toMatchObject({
      dueTime: null,
      assignText: '',
    });
    const waiting = await give(room.admin, await room.postIn('SUBMITTED', room.author), room.editor, {
      dueTime,
    });
    expect(await room.transition(room.editor, waiting, 'EDITING')).toMatchObject({ dueTime });
    const jobs = await server.db
      .selectFrom('jobs')
      .select('key')
      .where('key', 'in', [`post.dueLate:${edited.id}`, `post.dueLate:${waiting.id}`])
      .execute();
    expect(jobs).toEqual([{ key: `post.dueLate:${waiting.id}` }]);
  });
});

describe('The editor of a post', () => {
  const at = (minutes: number) => () => new Date(Date.now() + minutes * MINUTE);
  const kinds = async (to: Staff, postId: string) => (await reported(to, postId)).map(({ kind }) => kind);

  it('is reminded half an hour before and notified once when it is late', async () => {
    const dueTime = inMinutes(120);
    const post = await give(room.admin, await room.postIn('EDITING', room.author), room.editor, { dueTime });
    await runDueJobs(server.db, dueJobs(), at(89));
    expect(await kinds(room.editor, post.id)).toEqual(['postAssigned']);
    await runDueJobs(server.db, dueJobs(), at(91));
    expect(await kinds(room.editor, post.id)).toEqual(['postAssigned', 'assignmentDue']);
    await runDueJobs(server.db, dueJobs(), at(121));
    await runDueJobs(server.db, dueJobs(), at(240));
    const [, , late] = await reported(room.editor, post.id);
    expect(late).toEqual({
      kind: 'assignmentLate',
      actor_name: '',
      detail: { title: post.title, dueTime },
    });
    expect(await kinds(room.editor, post.id)).toHaveLength(3);
  });

  it('is reminded at the new time when it changes, and not at all after its removal', async () => {
    const post = await give(room.admin, await room.postIn('EDITING', room.author), room.editor, {
      dueTime: inMinutes(300),
    });
    const later = await give(room.admin, post, room.editor, { dueTime: inMinutes(600) });
    await runDueJobs(server.db, dueJobs(), at(301));
    await give(room.admin, later, room.editor, { dueTime: null });
    await runDueJobs(server.db, dueJobs(), at(601));
    expect(new Set(await kinds(room.editor, post.id))).toEqual(new Set(['postAssigned']));
  });
});

describe('The list', () => {
  it('finds late posts and posts due today, nearest first', async () => {
    const here = await aNewsroom(server);
    const make = async (minutes: number) =>
      await give(here.admin, await here.postIn('EDITING', here.author), here.editor, {
        dueTime: inMinutes(minutes),
      });
    const [soon, far, late] = [await make(1), await make(3 * 24 * 60), await make(60)];
    await here.postIn('EDITING', here.author);
    await server.db
      .updateTable('posts')
      .set({ edit_due_time: new Date(Date.now() - 5 * 24 * 60 * MINUTE) })
      .where('id', '=', late.id)
      .execute();
    const ids = async (query: Partial<PostListQuery>) => {
      const page = await server.ask(postEndpoints.list, { headers: here.admin.headers, query });
      expect(page.total).toBe(page.items.length);
      return page.items.map(({ id }) => id);
    };
    expect(await ids({ due: ['late'] })).toEqual([late.id]);
    expect((await ids({ view: 'EDITING', sort: 'dueTime' })).slice(0, 3)).toEqual([late.id, soon.id, far.id]);
    const dayOf = (time: string | null) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date(time ?? ''));
    const today = dayOf(new Date().toISOString());
    const expected = [soon, far].filter(({ dueTime }) => dayOf(dueTime) === today).map(({ id }) => id);
    expect(await ids({ due: ['today'], sort: 'dueTime' })).toEqual(expected);
    expect(await ids({ due: ['late', 'today'], sort: 'dueTime' })).toEqual([late.id, ...expected]);
    expect(await ids({ due: ['late'], assignee: [here.admin.userId] })).toEqual([]);
  });
});
