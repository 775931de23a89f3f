import { assignmentEndpoints } from '@toasoan/contract/features/posts/assignment/assignment-endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { beforeAll, expect, it } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;

beforeAll(async () => {
  room = await aNewsroom(server);
});

const input = ({ headers }: Staff, { id, version }: Post, assigneeId: string | null) => ({
  headers,
  params: { id },
  body: { version, assigneeId },
});
const assign = (...options: Parameters<typeof input>) =>
  server.ask(assignmentEndpoints.assign, input(...options));
async function refused(...options: Parameters<typeof input>) {
  const { code, details } = await server.refusal(assignmentEndpoints.assign, input(...options));
  return details.rules?.[0]?.code ?? code;
}

it("an editor's post is assigned to a colleague, logged and audited", async () => {
  for (const state of ['SUBMITTED', 'EDITING'] as const) {
    const post = await room.postIn(state, room.author);
    const given = await assign(room.admin, post, room.editor.userId);
    const assignee = { userId: room.editor.userId, name: room.editor.displayName };
    expect(given).toMatchObject({ state, assignee, version: post.version + 1 });
    const { items } = await server.ask(postEndpoints.transitionLog, {
      headers: room.admin.headers,
      params: { id: post.id },
      query: { limit: 1 },
    });
    const step = { move: 'assign', from: state, to: state, assigneeName: room.editor.displayName };
    expect(items).toMatchObject([{ ...step, userId: room.admin.userId, version: given.version }]);
    const audit = await server.db
      .selectFrom('audit_log')
      .select(['user_id', 'after'])
      .where('entity_id', '=', post.id)
      .where('action', '=', 'post.assign')
      .execute();
    expect(audit).toMatchObject([
      { user_id: room.admin.userId, after: { assignee: room.editor.displayName } },
    ]);
  }
});

it('the new editor continues: they may forward it and release it', async () => {
  const given = await assign(room.admin, await room.postIn('EDITING', room.author), room.editor.userId);
  expect((await room.transition(room.editor, given, 'SUBMITTED')).assignee).toBeNull();
});

it('a waiting post can be unassigned, one in editing cannot', async () => {
  const waiting = await assign(room.admin, await room.postIn('SUBMITTED', room.author), room.editor.userId);
  expect((await assign(room.admin, waiting, null)).assignee).toBeNull();
  expect(await refused(room.admin, await room.postIn('EDITING', room.author), null)).toBe(
    'ASSIGNEE_REQUIRED',
  );
});

it('only people of the project who may edit any post can be assigned', async () => {
  const post = await room.postIn('SUBMITTED', room.author);
  const stranger = await aPerson(server.db, { role: 'EDITOR' });
  const leaver = await room.hire('EDITOR');
  await server.db.updateTable('users').set({ status: 'DISABLED' }).where('id', '=', leaver.userId).execute();
  for (const { userId } of [room.author, stranger, leaver, { userId: '999999999999' }]) {
    expect(await refused(room.admin, post, userId)).toBe('ASSIGNEE_UNFIT');
  }
  const trusted = await aPerson(server.db, {
    projects: [room.projectId],
    permissionGrants: ['post.editAny'],
  });
  expect((await assign(room.editor, post, trusted.userId)).assignee?.userId).toBe(trusted.userId);
});

it('a post outside editing is not assigned, nor by AUTHOR, nor over a newer version', async () => {
  for (const state of ['DRAFT', 'PENDING_APPROVAL', 'PUBLISHED', 'TRASHED'] as const) {
    const post = await room.postIn(state, room.author);
    expect([state, await refused(room.admin, post, room.editor.userId)]).toEqual([
      state,
      'MOVE_NOT_POSSIBLE',
    ]);
  }
  const post = await room.postIn('SUBMITTED', room.author);
  expect(await refused(room.author, post, room.editor.userId)).toBe('FORBIDDEN');
  await assign(room.admin, post, room.editor.userId);
  expect(await refused(room.admin, post, null)).toBe('VERSION_CONFLICT');
});

it('assigning it to its current editor changes nothing', async () => {
  const post = await room.postIn('EDITING', room.author);
  expect((await assign(room.admin, post, room.admin.userId)).version).toBe(post.version);
});
