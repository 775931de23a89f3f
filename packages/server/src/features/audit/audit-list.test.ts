import type { AuditListQuery } from '@toasoan/contract/features/audit/audit.ts';
import { auditEndpoints } from '@toasoan/contract/features/audit/endpoints.ts';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { projectEndpoints } from '@toasoan/contract/features/projects/endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article, type Newsroom } from '../posts/test-support/a-newsroom.ts';
import { aLoggedRow } from './test-support/a-logged-row.ts';

const server = await startTestServer();
const { db } = server;

type Options = Partial<AuditListQuery>;
const list = (headers: Record<string, string>, query: Options = {}) =>
  server.ask(auditEndpoints.list, { headers, query: query as never });
const ids = async (headers: Record<string, string>, query: Options = {}) =>
  (await list(headers, query)).items.map(({ id }) => id);

/** An empty project and its ADMIN. */
async function aProjectAndAdmin(
  options: { readonly id?: string; readonly denials?: readonly 'post.editAny'[] } = {},
) {
  const project = await aProject(db, options);
  const permissionDenials = options.denials ?? [];
  const person = await aPerson(db, { role: 'ADMIN', projects: [project], permissionDenials });
  return { project, person, headers: await signIn(db, person, { project }) };
}

describe('The log of a project', () => {
  let room: Newsroom;
  beforeAll(async () => {
    room = await aNewsroom(server);
  });

  test('lists who did what to which record, newest first, with old and new values', async () => {
    const { headers } = room.admin;
    const tag = await server.ask(tagEndpoints.create, { headers, body: { title: 'Lũ quét' } });
    const change = { id: tag.id, version: tag.version, title: 'Lũ ống', aliases: ['lũ quét'] };
    await server.ask(tagEndpoints.update, { headers, body: change });
    await server.ask(tagEndpoints.remove, { headers, params: { id: tag.id } });
    const { items, total } = await list(headers, { entity: ['tag'] });
    expect(total).toBe(3);
    expect(items.map(({ action, title }) => [action, title])).toEqual([
      ['tag.delete', 'Lũ ống'],
      ['tag.update', 'Lũ ống'],
      ['tag.create', 'Lũ quét'],
    ]);
    expect(items[1]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      time: expect.stringMatching(/Z$/),
      by: { userId: room.admin.userId, name: room.admin.displayName },
      role: 'ADMIN',
      address: '127.0.0.1',
      device: 'lightMyRequest',
      userAgent: 'lightMyRequest',
      action: 'tag.update',
      entity: 'tag',
      entityId: tag.id,
      title: 'Lũ ống',
      changes: [
        { field: 'title', before: 'Lũ quét', after: 'Lũ ống' },
        { field: 'aliases', before: null, after: ['lũ quét'] },
      ],
    });
  });

  test('names categories and tags of a post, and its body by its length', async () => {
    const tagId = await room.tag('Bão số 9');
    const categoryId = await room.category('Thời tiết');
    const post = await room.write(room.author, { ...room.finished(), content: article('Một.') });
    const body = { id: post.id, version: post.version, content: article('Hai hai.'), tagIds: [tagId] };
    const { headers } = room.admin;
    await server.ask(postEndpoints.update, { headers, body: { ...body, mainCategoryId: categoryId } });
    const [row] = (await list(headers, { action: ['post.update'] })).items;
    expect(row?.title).toBe(post.title);
    expect(row?.changes).toEqual(
      expect.arrayContaining([
        { field: 'content', before: { length: expect.any(Number) }, after: { length: expect.any(Number) } },
        { field: 'tagIds', before: null, after: ['Bão số 9'] },
        { field: 'mainCategoryId', before: expect.stringMatching(/^Chuyên mục/), after: 'Thời tiết' },
      ]),
    );
  });

  test('has actions on the project itself, and none of other projects', async () => {
    const other = await aNewsroom(server);
    await other.tag('Của nơi khác');
    const { headers } = room.admin;
    const body = { projectId: room.projectId, version: 1, description: 'Mới' };
    await server.ask(projectEndpoints.update, { headers: { ...other.admin.headers, ...headers }, body });
    const own = (await list(headers, { entity: ['project'] })).items;
    expect(own.map(({ action, entityId }) => [action, entityId])).toEqual([
      ['project.update', room.projectId],
    ]);
    expect(await ids(headers, { text: 'Của nơi khác' })).toEqual([]);
    expect(await ids(other.admin.headers, { text: 'Của nơi khác' })).toHaveLength(1);
  });

  test('has a readable name for a person whose row has no title', async () => {
    const { project, headers } = await aProjectAndAdmin();
    const someone = await aPerson(db, { projects: [project], displayName: 'Phạm Thị Lan' });
    const row = { action: 'user.changePassword', entity: 'user', entityId: someone.userId } as const;
    await aLoggedRow(db, project, row);
    expect((await list(headers)).items[0]).toMatchObject({ title: 'Phạm Thị Lan', changes: [] });
  });

  test("shows people's archived projects only to SUPPER_ADMIN", async () => {
    const { project, headers } = await aProjectAndAdmin();
    const archived = await aProject(db, { status: 'DISABLED' });
    const superAdmin = await signIn(db, await aPerson(db, { role: 'SUPPER_ADMIN' }), { project });
    await server.ask(userEndpoints.create, {
      headers: superAdmin,
      body: { displayName: 'Lê Văn Tám', email: 'tam@toasoan.example', projects: [project, archived] },
    });
    const projectsListed = async (as: Record<string, string>) => {
      const { changes } = (await list(as, { action: ['user.create'] })).items[0] ?? { changes: [] };
      return changes.find(({ field }) => field === 'projects')?.after;
    };
    expect(await projectsListed(superAdmin)).toHaveLength(2);
    expect(await projectsListed(headers)).toHaveLength(1);
  });
});

describe('A reader of the log', () => {
  test.each([
    ['SUPPER_ADMIN', 'OK'],
    ['ADMIN', 'OK'],
    ['EDITOR', 'FORBIDDEN'],
    ['AUTHOR', 'FORBIDDEN'],
  ] as const)('%s: %s', async (role, code) => {
    const { project } = await aProjectAndAdmin();
    const headers = await signIn(db, await aPerson(db, { role, projects: [project] }), { project });
    for (const endpoint of [auditEndpoints.list, auditEndpoints.export]) {
      const { envelope } = await server.send(endpoint, { headers });
      expect('code' in envelope ? envelope.code : 'OK').toBe(code);
    }
  });

  test('sees no rows of areas without access: people in project 2', async () => {
    const { project, headers } = await aProjectAndAdmin({ id: '2' });
    await aLoggedRow(db, project, { action: 'user.update', entity: 'user' });
    await aLoggedRow(db, project, { action: 'session.signOut', entity: 'session' });
    const seen = await aLoggedRow(db, project);
    expect(await ids(headers)).toEqual([seen]);
    expect((await list(headers)).total).toBe(1);
    expect(await ids(headers, { entity: ['user'] })).toEqual([]);
    expect(await ids(headers, { action: ['user.update'] })).toEqual([]);
  });

  test('without the right to edit every post sees no history of the drafts of others', async () => {
    const room = await aNewsroom(server);
    const limited = await aPerson(db, {
      role: 'ADMIN',
      projects: [room.projectId],
      permissionDenials: ['post.editAny'],
    });
    const headers = await signIn(db, limited, { project: room.projectId });
    const draft = await room.postIn('DRAFT', room.author);
    const published = await room.postIn('PUBLISHED', room.author);
    const seen = (await list(headers, { entity: ['post'] })).items;
    expect(seen.map(({ action, entityId }) => [action, entityId])).toEqual([['post.publish', published.id]]);
    const all = (await list(room.admin.headers, { entity: ['post'] })).items;
    expect(all.map(({ action, entityId }) => [action, entityId])).toEqual([
      ['post.publish', published.id],
      ['post.forward', published.id],
      ['post.pickUp', published.id],
      ['post.submit', published.id],
      ['post.create', published.id],
      ['post.create', draft.id],
    ]);
  });
});

describe('Filters', () => {
  test('by person, kind and action work alone and together', async () => {
    const { project, headers } = await aProjectAndAdmin();
    const one = await aLoggedRow(db, project, { userId: '901', action: 'tag.create' });
    const two = await aLoggedRow(db, project, { userId: '902', action: 'tag.update' });
    const three = await aLoggedRow(db, project, { userId: '902', action: 'post.publish', entity: 'post' });
    expect(await ids(headers, { userIds: ['902'] })).toEqual([three, two]);
    expect(await ids(headers, { userIds: ['901', '902'] })).toEqual([three, two, one]);
    expect(await ids(headers, { entity: ['tag'] })).toEqual([two, one]);
    expect(await ids(headers, { entity: ['tag', 'post'] })).toEqual([three, two, one]);
    expect(await ids(headers, { action: ['post.publish', 'tag.create'] })).toEqual([three, one]);
    expect(await ids(headers, { userIds: ['902'], entity: ['tag'] })).toEqual([two]);
    expect(await ids(headers, { userIds: ['999'] })).toEqual([]);
  });

  test("by days include both days in the project's time zone", async () => {
    const { project, headers } = await aProjectAndAdmin();
    const before = await aLoggedRow(db, project, { time: '2025-09-01T16:59:59.999Z' });
    const first = await aLoggedRow(db, project, { time: '2025-09-01T17:00:00Z' });
    const last = await aLoggedRow(db, project, { time: '2025-09-03T16:59:59.999Z' });
    const after = await aLoggedRow(db, project, { time: '2025-09-03T17:00:00Z' });
    expect(await ids(headers, { from: '2025-09-02', to: '2025-09-03' })).toEqual([last, first]);
    expect(await ids(headers, { from: '2025-09-04' })).toEqual([after]);
    expect(await ids(headers, { to: '2025-09-01' })).toEqual([before]);
    await db.updateTable('projects').set({ timezone: 'UTC' }).where('id', '=', project).execute();
    expect(await ids(headers, { to: '2025-09-01' })).toEqual([first, before]);
  });

  test('by words of the title match without diacritics, in any order, the last one by its beginning', async () => {
    const { project, headers } = await aProjectAndAdmin();
    const storm = await aLoggedRow(db, project, { title: 'Bão số 3 vào Đà Nẵng' });
    const flood = await aLoggedRow(db, project, { title: 'Lũ ở Đà Lạt' });
    await aLoggedRow(db, project);
    expect(await ids(headers, { text: 'da' })).toEqual([flood, storm]);
    expect(await ids(headers, { text: 'NANG bao' })).toEqual([storm]);
    expect(await ids(headers, { text: 'đà n' })).toEqual([storm]);
    expect(await ids(headers, { text: 'đà nẵng lũ' })).toEqual([]);
    expect(await ids(headers, { text: '%' })).toEqual([]);
    expect((await list(headers, { text: "' | 'x" })).total).toBe(0);
    expect(await ids(headers, { text: '' })).toHaveLength(3);
  });

  test('find a deleted record by its last title', async () => {
    const room = await aNewsroom(server);
    const { headers } = room.admin;
    const id = await room.category('Chuyên mục Sắp Xóa');
    await server.ask(categoryEndpoints.remove, { headers, params: { id } });
    const { items } = await list(headers, { text: 'sap xoa', action: ['category.delete'] });
    expect(items.map(({ entityId, title }) => [entityId, title])).toEqual([[id, 'Chuyên mục Sắp Xóa']]);
  });

  test.each([
    { userIds: 'x' },
    { userIds: '0' },
    { entity: 'cat' },
    { action: 'cat.purr' },
    { from: '2025-02-30' },
    { to: 'hôm nay' },
    { beforeId: '-1' },
    { limit: '101' },
    { page: '0' },
    { text: 'x'.repeat(201) },
    { projectId: '1' },
    { order: 'time' },
  ])('refuse %j', async (query) => {
    const { headers } = await aProjectAndAdmin();
    const failure = await server.refusal(auditEndpoints.list, { headers, query: query as never });
    expect([failure.status, failure.code]).toEqual([400, 'INVALID_INPUT']);
  });
});

describe('Pages', () => {
  test('follow each other; pages below a row stay the same when rows are added', async () => {
    const { project, headers } = await aProjectAndAdmin();
    const time = '2025-09-02T00:00:00Z';
    const made: string[] = [];
    // All have the same time, so the id gives the order.
    for (let n = 0; n < 7; n += 1) made.unshift(await aLoggedRow(db, project, { time }));
    expect(await ids(headers, { limit: 3 })).toEqual(made.slice(0, 3));
    expect(await ids(headers, { limit: 3, page: 2 })).toEqual(made.slice(3, 6));
    await aLoggedRow(db, project);
    const next = await list(headers, { limit: 3, beforeId: made[2] });
    expect(next.items.map(({ id }) => id)).toEqual(made.slice(3, 6));
    expect(next.total).toBe(8);
    expect(await ids(headers, { limit: 3, beforeId: made[6] })).toEqual([]);
  });

  test('below a row of another project are empty', async () => {
    const [one, other] = [await aProjectAndAdmin(), await aProjectAndAdmin()];
    await aLoggedRow(db, one.project);
    const foreign = await aLoggedRow(db, other.project);
    expect(await ids(one.headers, { beforeId: foreign })).toEqual([]);
  });
});
