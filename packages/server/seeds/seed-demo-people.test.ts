import { ROLES } from '@toasoan/contract/access/roles.ts';
import { ACCOUNT_TYPES } from '@toasoan/contract/features/users/user.ts';
import { userCreate } from '@toasoan/contract/features/users/user-account.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer, type TestServer } from '#test/test-server.ts';
import { DEMO_PROJECTS, FIRST_PROJECTS, seedBase } from './seed-base.ts';
import { DEMO_PEOPLE, seedDemoPeople } from './seed-demo-people.ts';

const { list, detail } = userEndpoints;
let server: TestServer;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  const settings = {
    seed: 'demo',
    // The first administrator has the e-mail of one of them.
    adminEmail: 'quanghuy.bui@toasoan.local',
    adminPassword: 'nắng hạ tháng sáu',
    demoPassword: 'mưa rào tháng bảy',
  } as const;
  await seedBase(server.db, settings, () => undefined);
  await seedDemoPeople(server.db, { userId: null, displayName: 'Hệ thống' });
  const person = await aPerson(server.db, { role: 'SUPPER_ADMIN' });
  headers = await signIn(server.db, person, { project: '1' });
});

test('about 25 people of every kind and every role but the highest fill the newsroom', () => {
  expect(DEMO_PEOPLE.length).toBeGreaterThanOrEqual(25);
  expect(new Set(DEMO_PEOPLE.map(({ accountType = 'user' }) => accountType))).toEqual(new Set(ACCOUNT_TYPES));
  const roles = new Set(DEMO_PEOPLE.map(({ role = 'AUTHOR' }) => role));
  expect(ROLES.filter((role) => !roles.has(role))).toEqual(['SUPPER_ADMIN']);
});

test.each(DEMO_PEOPLE)(
  '$displayName could have been made by a call',
  ({ tick: _tick, staff, limits, ...person }) => {
    const result = userCreate.safeParse({ ...person, ...staff, ...limits });
    expect(result.error?.issues).toBeUndefined();
    const ids = [...FIRST_PROJECTS, ...DEMO_PROJECTS].map(({ id }) => id);
    expect(person.projects.filter((id) => !ids.includes(id))).toEqual([]);
  },
);

test('all but the one whose e-mail was taken are in the list, found without diacritics', async () => {
  const { total } = await server.ask(list, { headers, query: { scope: 'all', limit: 1 } });
  // The first administrator, the four demo accounts and the caller are there too.
  expect(total).toBe(DEMO_PEOPLE.length - 1 + 6);
  const { items } = await server.ask(list, { headers, query: { text: 'cho noi' } });
  expect(items).toMatchObject([{ displayName: 'Chợ nổi Cái Răng', accountType: 'destination' }]);
});

test('none of them signs in before a link gave them a password', async () => {
  const { items } = await server.ask(list, { headers, query: { scope: 'all', limit: 100 } });
  const names = DEMO_PEOPLE.map(({ displayName }) => displayName);
  const demo = items.filter(({ displayName }) => names.includes(displayName));
  expect(demo.filter(({ hasPassword }) => hasPassword)).toEqual([]);
});

test('the rights of one of them differ between two projects', async () => {
  const { items } = await server.ask(list, { headers, query: { scope: 'all', text: 'khanhlinh' } });
  const params = { id: items[0]?.userId ?? '' };
  const { projects } = await server.ask(detail, { headers, params });
  expect(projects).toMatchObject([
    { projectId: '1', permissionGrants: ['post.publish'], permissionDenials: [] },
    { projectId: '2', permissionGrants: [], permissionDenials: ['post.editAny'] },
  ]);
});
