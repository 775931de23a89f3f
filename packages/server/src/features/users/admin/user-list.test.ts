import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { aStaff, type Staff } from '../test-support/a-staff.ts';

const server = await startTestServer();
const { list, search, create, detail } = userEndpoints;

const NAMES = ['Trần Văn Đạt', 'Nguyễn Thị Ánh', 'Lê Thu Hà', 'Phạm Đức Anh', 'Đỗ Minh Châu'];
let staff: Staff;
let elsewhere: string;
const ids = new Map<string, string>();
const names = (data: { readonly items: readonly { readonly displayName: string }[] }) =>
  data.items.map(({ displayName }) => displayName).filter((name) => NAMES.includes(name));
const listed = async (query: object) =>
  names(await server.ask(list, { headers: staff.headers.ADMIN, query: { limit: 100, ...query } }));

beforeAll(async () => {
  staff = await aStaff(server);
  elsewhere = await aProject(server.db);
  const headers = staff.headers.SUPPER_ADMIN;
  for (const [index, displayName] of NAMES.entries()) {
    const body = {
      displayName,
      email: `nguoi${index}.lich@toasoan.example`,
      mobile: `0912 345 67${index}`,
      accountType: index === 3 ? 'author' : 'user',
      role: index === 2 ? 'EDITOR' : 'AUTHOR',
      status: index === 4 ? 'DISABLED' : 'ENABLE',
    } as const;
    ids.set(displayName, (await server.ask(create, { headers, body })).userId);
  }
});

describe('The list of people', () => {
  test('holds the people of the project with their listed fields only', async () => {
    const { items, total } = await server.ask(list, { headers: staff.headers.EDITOR });
    expect([items.length, total]).toEqual([9, 9]);
    expect(items.find(({ displayName }) => displayName === 'Lê Thu Hà')).toMatchObject({
      userId: ids.get('Lê Thu Hà'),
      username: 'nguoi2.lich',
      email: 'nguoi2.lich@toasoan.example',
      mobile: '0912345672',
      role: 'EDITOR',
      roles: ['EDITOR'],
      accountType: 'user',
      status: 'ENABLE',
      tick: false,
      verifyType: 0,
      hasPassword: false,
      lastSignInTime: null,
      projects: [{ projectId: staff.project }],
      version: 1,
    });
  });

  test('sorts by given name, or by the whole name, in Vietnamese order', async () => {
    expect(await listed({})).toEqual([
      'Phạm Đức Anh',
      'Nguyễn Thị Ánh',
      'Đỗ Minh Châu',
      'Trần Văn Đạt',
      'Lê Thu Hà',
    ]);
    expect(await listed({ sort: '-givenName' })).toEqual((await listed({})).toReversed());
    expect(await listed({ sort: 'displayName' })).toEqual([
      'Đỗ Minh Châu',
      'Lê Thu Hà',
      'Nguyễn Thị Ánh',
      'Phạm Đức Anh',
      'Trần Văn Đạt',
    ]);
  });

  test.each(['createTime', 'updateTime', 'lastSignInTime'] as const)(
    'sorts by %s, and in reverse',
    async (sort) => {
      const forwards = await listed({ sort });
      expect(forwards).toHaveLength(NAMES.length);
      expect(await listed({ sort: `-${sort}` })).toEqual(forwards.toReversed());
    },
  );

  test.each([
    ['dat', ['Trần Văn Đạt']],
    ['ĐẠT trần', ['Trần Văn Đạt']],
    ['thi an', ['Nguyễn Thị Ánh']],
    ['nguoi2.lich@toasoan.example', ['Lê Thu Hà']],
    ['0912345670', ['Trần Văn Đạt']],
    ['nguoi3', ['Phạm Đức Anh']],
    ['khôngai', []],
    ['%', []],
    ["a' | b:* & !", []],
  ])('finds "%s" in name, e-mail, username and phone without diacritics', async (text, found) => {
    expect(await listed({ text })).toEqual(found);
  });

  test('is narrowed by kind, ids, role, status, tick and second factor', async () => {
    expect(await listed({ accountType: 'author' })).toEqual(['Phạm Đức Anh']);
    expect(await listed({ accountType: ['author', 'user'] })).toHaveLength(5);
    const userIds = ['Lê Thu Hà', 'Trần Văn Đạt'].map((name) => ids.get(name) ?? '');
    expect(await listed({ userIds })).toEqual(['Trần Văn Đạt', 'Lê Thu Hà']);
    expect(await listed({ userIds: userIds[0] })).toEqual(['Lê Thu Hà']);
    expect(await listed({ role: 'EDITOR' })).toEqual(['Lê Thu Hà']);
    expect(await listed({ status: 'DISABLED' })).toEqual(['Đỗ Minh Châu']);
    expect(await listed({ tick: 'true' })).toEqual([]);
    expect(await listed({ verifyType: 1 })).toEqual([]);
    expect(await listed({ verifyType: 0 })).toHaveLength(5);
  });

  test('is narrowed to members of projects that the reader knows, and holds nobody of others', async () => {
    const both = await aPerson(server.db, { displayName: 'Hai Dự Án', projects: [staff.project, elsewhere] });
    const asChief = { headers: staff.headers.SUPPER_ADMIN };
    const inBoth = await server.ask(list, { ...asChief, query: { projects: elsewhere } });
    expect(inBoth.items.map(({ userId }) => userId)).toEqual([both.userId]);
    const all = await server.ask(list, { ...asChief, query: { projects: elsewhere, scope: 'all' } });
    expect(all.items.map(({ userId }) => userId)).toContain(both.userId);
    const asAdmin = { headers: staff.headers.ADMIN };
    const foreign = await server.ask(list, { ...asAdmin, query: { projects: elsewhere } });
    expect([foreign.items, foreign.total]).toEqual([[], 0]);
    const own = await server.ask(list, { ...asAdmin, query: { projects: [elsewhere, staff.project] } });
    expect(own.items.map(({ userId }) => userId)).toContain(both.userId);
    await server.db.deleteFrom('project_members').where('user_id', '=', both.userId).execute();
  });

  test('has pages that hold everybody once', async () => {
    const { headers } = staff;
    const page = (number: number) =>
      server.ask(list, { headers: headers.ADMIN, query: { limit: 4, page: number } });
    const pages = [await page(1), await page(2), await page(3)];
    expect(pages.map(({ total, items }) => [total, items.length])).toEqual([
      [9, 4],
      [9, 4],
      [9, 1],
    ]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ userId }) => userId))).size).toBe(9);
    expect((await page(1_000_000)).items).toEqual([]);
  });

  test.each([
    ['limit', '0'],
    ['limit', '101'],
    ['page', '0'],
    ['accountType', 'robot'],
    ['userIds', 'abc'],
    ['scope', 'world'],
    ['sort', 'password_hash'],
    ['unheard-of', '1'],
  ])('refuses %s=%s and names it', async (key, value) => {
    const query = { [key]: value } as object;
    const failure = await server.refusal(list, { headers: staff.headers.ADMIN, query });
    expect([failure.status, failure.errors[0]?.field.split('.')[0]]).toEqual([400, key]);
  });

  test('of everybody is for SUPPER_ADMIN', async () => {
    const outside = await aPerson(server.db, { displayName: 'Người ngoài', projects: [elsewhere] });
    const query = { scope: 'all', limit: 100 } as const;
    const { items } = await server.ask(list, { headers: staff.headers.SUPPER_ADMIN, query });
    expect(items.map(({ userId }) => userId)).toEqual(expect.arrayContaining([outside.userId]));
    for (const role of ['ADMIN', 'EDITOR'] as const)
      expect(await server.refusal(list, { headers: staff.headers[role], query })).toMatchObject({
        code: 'FORBIDDEN',
        status: 403,
      });
  });
});

describe('One person', () => {
  test('is read by the user area of a common project, and by SUPPER_ADMIN', async () => {
    const outside = await aPerson(server.db, { projects: [elsewhere] });
    const params = { id: outside.userId };
    for (const role of ['ADMIN', 'EDITOR'] as const)
      expect(await server.refusal(detail, { headers: staff.headers[role], params })).toMatchObject({
        code: 'NOT_FOUND',
      });
    expect(await server.ask(detail, { headers: staff.headers.SUPPER_ADMIN, params })).toMatchObject({
      userId: outside.userId,
    });
  });

  test('names projects that the reader shares, and counts the others', async () => {
    const { userId } = await aPerson(server.db, { projects: [staff.project, elsewhere] });
    const read = async (role: 'EDITOR' | 'ADMIN' | 'SUPPER_ADMIN') => {
      const { headers } = { headers: staff.headers[role] };
      const one = await server.ask(detail, { headers, params: { id: userId } });
      const { items } = await server.ask(list, { headers, query: { userIds: [userId] } });
      expect(items).toEqual([one]);
      return [one.projects.map(({ projectId }) => projectId), one.otherProjects];
    };
    expect(await read('EDITOR')).toEqual([[staff.project], 1]);
    expect(await read('ADMIN')).toEqual([[staff.project], 1]);
    expect(await read('SUPPER_ADMIN')).toEqual([[staff.project, elsewhere], 0]);
  });

  test('shows archived projects to SUPPER_ADMIN only', async () => {
    const archived = await aProject(server.db, { status: 'DISABLED' });
    const { userId } = await aPerson(server.db, { projects: [staff.project, archived] });
    const projects = async (role: 'ADMIN' | 'SUPPER_ADMIN') => {
      const account = await server.ask(detail, { headers: staff.headers[role], params: { id: userId } });
      return account.projects.map(({ projectId }) => projectId);
    };
    expect(await projects('ADMIN')).toEqual([staff.project]);
    expect(await projects('SUPPER_ADMIN')).toEqual([staff.project, archived]);
  });

  test('never shows a password, its hash or a secret', async () => {
    const { envelope } = await server.send(detail, {
      headers: staff.headers.SUPPER_ADMIN,
      params: { id: staff.people.ADMIN.userId },
    });
    const keys = Object.keys('data' in envelope ? envelope.data : {});
    expect(keys.filter((key) => /hash|secret|token|cred|search|key/i.test(key))).toEqual([]);
  });
});

describe('The people picker', () => {
  test('returns enabled members of the project by given name, with the listed fields only', async () => {
    const data = await server.ask(search, { headers: staff.headers.AUTHOR, query: { text: 'anh' } });
    expect(data).toEqual({
      items: [
        {
          userId: ids.get('Phạm Đức Anh'),
          displayName: 'Phạm Đức Anh',
          avatar: null,
          accountType: 'author',
        },
        {
          userId: ids.get('Nguyễn Thị Ánh'),
          displayName: 'Nguyễn Thị Ánh',
          avatar: null,
          accountType: 'user',
        },
      ],
      total: 2,
      page: 1,
      limit: 20,
    });
    const all = await server.ask(search, { headers: staff.headers.AUTHOR, query: { limit: 100 } });
    expect(names(all)).not.toContain('Đỗ Minh Châu');
  });

  test.each([
    ['dat', ['Trần Văn Đạt']],
    ['nguoi3.lich', ['Phạm Đức Anh']],
    ['0912', []],
    ['toasoan', []],
    ['example', []],
  ])('finds "%s" in name and username, and nothing in e-mail and phone', async (text, found) => {
    const data = await server.ask(search, { headers: staff.headers.AUTHOR, query: { text } });
    expect([names(data), data.total]).toEqual([found, found.length]);
  });

  test('is narrowed to people with a permission in the project, whatever their role', async () => {
    const project = await aProject(server.db);
    const rights = { [project]: { grants: ['post.editAny'] as const } };
    const given = await aPerson(server.db, { projects: [project], projectRights: rights });
    const denied = await aPerson(server.db, {
      role: 'EDITOR',
      projects: [project],
      projectRights: { [project]: { denials: ['post.editAny'] } },
    });
    const headers = await signIn(server.db, denied, { project });
    const found = async (query: object) =>
      (await server.ask(search, { headers, query })).items.map(({ userId }) => userId);
    expect(await found({ may: 'post.editAny' })).toEqual([given.userId]);
    expect((await found({})).toSorted()).toEqual([given.userId, denied.userId].toSorted());
  });

  test('works in project 2 too, and never for another project', async () => {
    const project = await aProject(server.db, { id: '2' });
    const author = await aPerson(server.db, { projects: [project] });
    const headers = await signIn(server.db, author, { project });
    expect((await server.ask(search, { headers })).items).toHaveLength(1);
    const refusal = await server.refusal(search, { headers: { ...headers, 'project-id': elsewhere } });
    expect(refusal.code).toBe('PROJECT_FORBIDDEN');
  });
});
