import { whyActionEndpoints } from '@toasoan/contract/features/posts/checklist/why-action.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;

beforeAll(async () => {
  room = await aNewsroom(server);
});

test('why a person cannot publish a post here, though elsewhere they can', async () => {
  const elsewhere = await aProject(server.db);
  const { userId } = await aPerson(server.db, {
    role: 'ADMIN',
    projects: [room.projectId, elsewhere],
    projectRights: { [room.projectId]: { denials: ['post.publish'] } },
  });
  const post = await room.postIn('PENDING_APPROVAL', room.author);
  const ask = (query: object) =>
    server.ask(whyActionEndpoints.get, {
      headers: room.editor.headers,
      params: { id: post.id },
      query: { action: 'publish', ...query },
    });
  expect(await ask({ userId })).toMatchObject({
    allowed: false,
    code: 'PERMISSION_DENIED_HERE',
    params: { permission: 'post.publish' },
    message: expect.stringMatching(/^Không được phép: riêng ở dự án .*bị rút quyền “Xuất bản bài”\.$/),
  });
  expect(await ask({ userId, action: 'unpublish' })).toMatchObject({ code: 'POST_STATE' });
  expect(await ask({ userId: room.admin.userId })).toMatchObject({ allowed: true });
  expect(await ask({})).toMatchObject({ allowed: false, params: { permission: 'post.publish' } });
});

test('is asked about others only by people who may read accounts, and about posts that they may read', async () => {
  const post = await room.postIn('PENDING_APPROVAL', room.author);
  const query = { action: 'publish', userId: room.admin.userId } as const;
  const asked = { headers: room.author.headers, params: { id: post.id }, query };
  expect((await server.refusal(whyActionEndpoints.get, asked)).code).toBe('FORBIDDEN');
  const hidden = await room.write(room.editor);
  const own = { headers: room.author.headers, params: { id: hidden.id }, query: { action: 'read' } } as const;
  expect((await server.refusal(whyActionEndpoints.get, own)).code).toBe('NOT_FOUND');
});

test('an action in a project names the permission that refuses it', async () => {
  const { userId } = await aPerson(server.db, {
    role: 'ADMIN',
    projects: [room.projectId],
    projectRights: { [room.projectId]: { denials: ['post.publish'] } },
  });
  const query = { action: 'post.publish', userId } as const;
  expect(await server.ask(userEndpoints.why, { headers: room.editor.headers, query })).toMatchObject({
    allowed: false,
    code: 'PERMISSION_DENIED_HERE',
  });
});
