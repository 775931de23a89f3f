import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '#server/core/db/database.ts';
import { findAccountByEmail } from '#server/features/users/user-store.ts';
import { aProject } from '#test/factories/a-project.ts';
import { cloneDatabase, type TestDatabase } from '#test/test-database.ts';
import { startTestServer, type TestServer } from '#test/test-server.ts';
import { seedBase } from './seed-base.ts';

const { login } = sessionEndpoints;
const SETTINGS = {
  seed: 'none',
  adminEmail: 'tong.bien.tap@toasoan.example',
  adminPassword: undefined,
  demoPassword: undefined,
} as const;

interface WithDatabase {
  readonly db: Db;
}

async function seeded({ db }: WithDatabase, settings: Parameters<typeof seedBase>[1]) {
  const printed: string[] = [];
  const people = await seedBase(db, settings, (text) => printed.push(text));
  return { people, printed: printed.join('\n') };
}

async function projectsOf({ db }: WithDatabase) {
  return await db
    .selectFrom('projects')
    .select(['id', 'name', 'site_type', 'workflow_mode'])
    .orderBy('id')
    .execute();
}

describe('without the demo', () => {
  let server: TestServer;
  let printed: string;

  beforeAll(async () => {
    server = await startTestServer();
    ({ printed } = await seeded(server, SETTINGS));
  });

  test('the first start makes projects 1, 2 and 7 and one SUPPER_ADMIN', async () => {
    expect(await projectsOf(server)).toEqual([
      { id: '1', name: 'Cổng thông tin Việt Nam', site_type: 'Vietnam', workflow_mode: 'THREE_STEP' },
      { id: '2', name: 'Happy Việt Nam', site_type: 'Happy', workflow_mode: 'THREE_STEP' },
      { id: '7', name: 'Nghệ An hạnh phúc', site_type: 'Happy', workflow_mode: 'THREE_STEP' },
    ]);
    const people = await server.db.selectFrom('users').select(['display_name', 'role']).execute();
    expect(people).toEqual([{ display_name: 'Trần Minh Quản', role: 'SUPPER_ADMIN' }]);
  });

  test('the random password printed signs in, and need not be changed', async () => {
    expect(printed).toContain('Mật khẩu ngẫu nhiên chỉ hiện một lần này.');
    const password = /[a-z2-9]{5}(-[a-z2-9]{5}){3}/.exec(printed)?.[0] ?? '';
    const { user } = await server.ask(login, { body: { email: SETTINGS.adminEmail, password } });
    expect(user).toMatchObject({ role: 'SUPPER_ADMIN', mustChangePassword: false });
    expect(user.projects.map(({ projectId }) => projectId)).toEqual(['1', '2', '7']);
  });

  test('a later start touches nothing and prints nothing', async () => {
    const again = await seeded(server, { ...SETTINGS, seed: 'demo', adminEmail: 'khac@toasoan.example' });
    expect(again).toEqual({ people: undefined, printed: '' });
    expect(await projectsOf(server)).toHaveLength(3);
  });

  test('projects made by people begin with 8', async () => {
    expect(await aProject(server.db)).toBe('8');
  });

  test('the accounts made are in the audit without a password', async () => {
    const rows = await server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'user.create')
      .execute();
    expect(rows).toMatchObject([{ user_id: null, after: { email: SETTINGS.adminEmail } }]);
  });
});

describe('with the demo', () => {
  const PASSWORD = 'mưa rào tháng bảy';
  let server: TestServer;
  let result: Awaited<ReturnType<typeof seeded>>;

  beforeAll(async () => {
    server = await startTestServer();
    result = await seeded(server, {
      seed: 'demo',
      adminEmail: 'quantri@toasoan.local',
      adminPassword: 'nắng hạ tháng sáu',
      demoPassword: PASSWORD,
    });
  });

  test('the regional sites stand on 3 to 6 with two steps of approval', async () => {
    const regional = (await projectsOf(server)).filter(({ site_type }) => site_type === 'custom');
    expect(regional.map(({ id, name }) => `${id} ${name}`)).toEqual([
      '3 Lào Cai',
      '4 Quảng Ninh',
      '5 Đồng Nai',
      '6 Cần Thơ',
    ]);
    expect(regional.every(({ workflow_mode }) => workflow_mode === 'TWO_STEP')).toBe(true);
  });

  test.each([
    ['admin@toasoan.local', 'ADMIN', 'Lê Thu Hà'],
    ['editor@toasoan.local', 'EDITOR', 'Phạm Đức Anh'],
    ['author@toasoan.local', 'AUTHOR', 'Nguyễn Thị Ánh'],
  ])('%s signs in as %s and belongs to 1, 2, 3 and 7', async (email, role, displayName) => {
    const { user } = await server.ask(login, { body: { email, password: PASSWORD } });
    expect(user).toMatchObject({ role, displayName, mustChangePassword: false, verifyType: 0 });
    expect(user.projects.map(({ projectId }) => projectId)).toEqual(['1', '2', '3', '7']);
  });

  test('a former author shows what a disabled account meets', async () => {
    const body = { email: 'dat.do@toasoan.local', password: PASSWORD };
    expect(await server.refusal(login, { body })).toMatchObject({ code: 'ACCOUNT_DISABLED' });
    expect(await findAccountByEmail(server.db, body.email)).toMatchObject({ display_name: 'Đỗ Văn Đạt' });
  });

  test('passwords that were given are not printed, only where they come from', () => {
    expect(result.printed).toContain('quantri@toasoan.local');
    expect(result.printed).toContain('ADMIN_PASSWORD');
    expect(result.printed).toContain('DEMO_PASSWORD');
    expect(result.printed).not.toMatch(/tháng|ngẫu nhiên|dat\.do/);
  });

  test('the people made are told to whoever fills in the content', () => {
    expect(Object.keys(result.people ?? {})).toEqual(
      expect.arrayContaining(['superAdmin', 'admin', 'editor', 'author']),
    );
  });
});

describe('on an empty database', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await cloneDatabase();
  });
  afterEach(() => database.drop());

  test('of processes that start side by side one fills it', async () => {
    const results = await Promise.all([seeded(database, SETTINGS), seeded(database, SETTINGS)]);
    expect(results.filter(({ people }) => people !== undefined)).toHaveLength(1);
    expect(results.filter(({ printed }) => printed !== '')).toHaveLength(1);
    expect(await projectsOf(database)).toHaveLength(3);
  });

  test('the first administrator may have the e-mail of a demo account', async () => {
    await seeded(database, { ...SETTINGS, seed: 'demo', adminEmail: 'admin@toasoan.local' });
    expect(await findAccountByEmail(database.db, 'admin@toasoan.local')).toMatchObject({
      role: 'SUPPER_ADMIN',
      display_name: 'Trần Minh Quản',
    });
  });

  test('an administrator e-mail that can be nobody’s is refused by its name', async () => {
    const settings = { ...SETTINGS, adminEmail: 'quản@toasoan.local' };
    await expect(seeded(database, settings)).rejects.toThrow('ADMIN_EMAIL');
  });
});
