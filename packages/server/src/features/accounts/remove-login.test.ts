import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { aStaff, auditOf, type Staff } from '#server/features/users/test-support/a-staff.ts';
import { aMedia } from '#test/factories/a-media.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aPost } from '#test/factories/a-post.ts';
import { aProject } from '#test/factories/a-project.ts';
import { startTestServer } from '#test/test-server.ts';
import { accountCalls } from './test-support/an-account.ts';

const server = await startTestServer();
let staff: Staff;
let accounts: ReturnType<typeof accountCalls>;

beforeAll(async () => {
  staff = await aStaff(server);
  accounts = accountCalls(server, staff);
});

const hired = (projects: readonly string[] = [staff.project]) => aPerson(server.db, { projects });
const signedBy = (accountId: string) =>
  aPost(server.db, staff.project, {
    title: 'Lũ về đầu mùa',
    authors: [{ displayName: 'Phan Mai Chi', role: 'WRITER', accountId }],
  });
const bylineOf = async (id: string) => {
  const post = await server.ask(postEndpoints.detail, { headers: staff.headers.ADMIN, params: { id } });
  return post.authors.map(({ displayName, accountId }) => [displayName, accountId]);
};
const remove = (id: string, moveTo?: string) => ({
  headers: staff.headers.ADMIN,
  params: { id },
  query: moveTo === undefined ? {} : { moveTo },
});

test('the posts that a deleted login signed go to another login or to an author, with the printed name', async () => {
  const [gone, next] = [await hired(), await hired()];
  const author = await accounts.create('author');
  const post = await signedBy(gone.userId);
  await server.ask(userEndpoints.remove, remove(gone.userId, next.userId));
  expect(await bylineOf(post)).toEqual([['Phan Mai Chi', next.userId]]);
  expect((await auditOf(server, gone.userId)).at(-1)).toMatchObject({
    action: 'user.delete',
    after: { movedTo: { userId: next.userId, name: next.displayName } },
  });
  await server.ask(userEndpoints.remove, remove(next.userId, author.userId));
  expect(await bylineOf(post)).toEqual([['Phan Mai Chi', author.userId]]);
});

test('without a choice the printed name stays', async () => {
  const gone = await hired();
  const post = await signedBy(gone.userId);
  await server.ask(userEndpoints.remove, remove(gone.userId));
  expect((await bylineOf(post)).map(([name]) => name)).toEqual(['Phan Mai Chi']);
});

test('nobody takes posts over who cannot sign here, and then the login stays', async () => {
  const person = await hired();
  const elsewhere = await hired([await aProject(server.db)]);
  const figure = await accounts.create('figure');
  for (const moveTo of [person.userId, elsewhere.userId, figure.userId, '999999'])
    expect(await server.refusal(userEndpoints.remove, remove(person.userId, moveTo))).toMatchObject({
      status: 422,
      details: { rules: [{ code: 'MOVE_NOT_SIGNING', field: 'moveTo' }] },
    });
  const asked = { headers: staff.headers.ADMIN, params: { id: person.userId } };
  expect((await server.ask(userEndpoints.detail, asked)).userId).toBe(person.userId);
});

test('what names a login in the project is counted before it is deleted, and goes to whoever takes over', async () => {
  const [gone, next] = [await hired(), await hired()];
  await signedBy(gone.userId);
  await signedBy(gone.userId);
  await aMedia(server.db, staff.project, { person_ids: [gone.userId] });
  const usesOf = async (id: string, role: 'ADMIN' | 'EDITOR' = 'ADMIN') => {
    const asked = { headers: staff.headers[role], params: { id } };
    const { total, counts, isOwed } = await server.ask(userEndpoints.uses, asked);
    return { total, counts, isOwed };
  };
  expect(await usesOf(gone.userId)).toEqual({ total: 3, counts: { post: 2, media: 1 }, isOwed: false });
  expect((await usesOf(gone.userId, 'EDITOR')).isOwed).toBeNull();
  expect(await usesOf(next.userId)).toEqual({ total: 0, counts: {}, isOwed: false });
  await server.ask(userEndpoints.remove, remove(gone.userId, next.userId));
  expect((await usesOf(next.userId)).counts).toEqual({ post: 2, media: 1 });
  const asked = { headers: staff.headers.ADMIN, params: { id: gone.userId } };
  expect((await server.refusal(userEndpoints.uses, asked)).status).toBe(404);
});

test('what names a login is not read from a project that it does not belong to', async () => {
  const elsewhere = await hired([await aProject(server.db)]);
  const asked = { headers: staff.headers.ADMIN, params: { id: elsewhere.userId } };
  expect((await server.refusal(userEndpoints.uses, asked)).status).toBe(404);
});
