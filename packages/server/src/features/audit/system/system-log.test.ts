import { systemLogEndpoints } from '@toasoan/contract/features/audit/system/system-endpoints.ts';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { aLoggedRow } from '../test-support/a-logged-row.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';
const PASSWORD = 'mưa rào tháng bảy';
const server = await startTestServer();
const { db } = server;
let project: string;
let person: Person;
let headers: Record<string, string>;

beforeAll(async () => {
  project = await aProject(db);
  headers = await signIn(db, await aPerson(db, { role: 'SUPPER_ADMIN' }));
  person = await aPerson(db, { role: 'AUTHOR', projects: [project], password: PASSWORD });
});

const list = (query: object = {}) => server.ask(systemLogEndpoints.list, { headers, query: query as never });
const ids = async (query: object = {}) => (await list(query)).items.map(({ id }) => id);

describe('The log of the whole system', () => {
  test('names who signed in, from which address and browser, and what failed', async () => {
    const from = { headers: { 'user-agent': CHROME } };
    const wrong = { body: { email: person.email, password: 'sai mật khẩu' }, ...from };
    await server.refusal(sessionEndpoints.login, wrong);
    await server.ask(sessionEndpoints.login, { body: { email: person.email, password: PASSWORD }, ...from });
    const { items } = await list({ userIds: [person.userId] });
    expect(items).toMatchObject([
      { action: 'session.signIn', by: { userId: person.userId }, device: 'Chrome · Windows' },
      {
        action: 'session.signInFailed',
        by: { userId: null },
        title: person.displayName,
        address: '127.0.0.1',
        userAgent: CHROME,
        project: null,
        calls: null,
      },
    ]);
    expect(await list({ userIds: [person.userId], kind: ['failed'] })).toMatchObject({ total: 1 });
  });

  test('shows accounts in projects with the project, and no work on records', async () => {
    const account = await aLoggedRow(db, project, {
      action: 'user.suspend',
      entity: 'user',
      address: '10.9.0.1',
    });
    await aLoggedRow(db, project, { address: '10.9.0.1' });
    const { items } = await list({ address: '10.9.0.1' });
    expect(items.map(({ id }) => id)).toEqual([account]);
    expect(items[0]?.project).toEqual({ projectId: project, name: expect.any(String) });
  });

  test('finds an IPv6 client by any address of its network', async () => {
    const row = { action: 'session.signIn', entity: 'session' } as const;
    const one = await aLoggedRow(db, null, { ...row, address: '2001:db8:5:6::1' });
    const other = await aLoggedRow(db, null, { ...row, address: '2001:db8:5:6:7:8:9:a' });
    await aLoggedRow(db, null, { ...row, address: '2001:db8:5:7::1' });
    expect(await ids({ address: '2001:DB8:5:6::2' })).toEqual([other, one]);
    expect(await ids({ address: '2001:db8:5:6::/64' })).toEqual([other, one]);
  });

  test('pages by kinds and days, each row once', async () => {
    const row = { action: 'totp.enable', entity: 'user', userId: '900001' } as const;
    const made: string[] = [];
    for (const minute of [1, 2, 3, 4, 5])
      made.unshift(await aLoggedRow(db, null, { ...row, time: `2026-03-01T17:0${minute}:00Z` }));
    await aLoggedRow(db, null, { ...row, time: '2026-03-01T16:59:00Z' });
    const day = { from: '2026-03-02', to: '2026-03-02' };
    expect(await ids({ kind: ['secondFactor', 'password'], ...day })).toEqual(made);
    const first = await list({ userIds: ['900001'], ...day, limit: 2 });
    expect(first).toMatchObject({ total: 5 });
    const rest = await ids({ userIds: ['900001'], ...day, limit: 3, beforeId: made[1] });
    expect([...first.items.map(({ id }) => id), ...rest]).toEqual(made);
  });

  test('reads each filter from an index', async () => {
    const plan = (query: string) =>
      db.transaction().execute(async (tx) => {
        // The table of a test is too small for an index.
        for (const way of ['seqscan', 'bitmapscan', 'sort'])
          await sql`SET LOCAL ${sql.raw(`enable_${way}`)} = off`.execute(tx);
        const { rows } = await sql<Record<string, string>>`EXPLAIN (COSTS OFF) ${sql.raw(query)}`.execute(tx);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
    const of = "(project_id IS NULL OR entity IN ('user', 'session', 'refusal', 'auditLog'))";
    const page = 'ORDER BY time DESC, id DESC LIMIT 20';
    const from = 'SELECT id FROM audit_log WHERE';
    expect(await plan(`${from} ${of} ${page}`)).toMatch('audit_log_of_system on');
    expect(await plan(`${from} ${of} AND user_id = 5 ${page}`)).toMatch('audit_log_of_system_by_person');
    expect(await plan(`${from} ${of} AND action = 'totp.enable' ${page}`)).toMatch('_by_action');
    expect(await plan(`${from} ${of} AND coalesce(network, address) = '::1' ${page}`)).toMatch('_by_network');
    expect(await plan(`${from} ${of} AND entity = 'user' AND entity_id = '5' ${page}`)).toMatch(
      '_of_account',
    );
  });

  test.each([
    { address: '1'.repeat(61) },
    { kind: ['planted'] },
    { from: '2026-02-30' },
    { text: 'lan' },
    { page: '0' },
  ])('refuses %j', async (query) => {
    const failure = await server.refusal(systemLogEndpoints.list, { headers, query: query as never });
    expect(failure.code).toBe('INVALID_INPUT');
  });

  test('a file of it has every row, and is on record itself', async () => {
    const row = { action: 'user.changePassword', entity: 'user', userId: '900002' } as const;
    for (let n = 0; n < 3; n += 1) await aLoggedRow(db, null, { ...row, userAgent: CHROME });
    const query = { userIds: ['900002'], limit: 2 };
    const one = await server.ask(systemLogEndpoints.export, { headers, query });
    expect(one).toMatchObject({ rows: 2, nextBeforeId: expect.any(String) });
    expect(one.csv).toMatch(/,Trình duyệt,Dự án,Số lần\r\n/);
    expect(one.csv).toContain(',Chrome · Windows,,\r\n');
    const beforeId = one.nextBeforeId ?? '';
    const two = await server.ask(systemLogEndpoints.export, { headers, query: { ...query, beforeId } });
    expect(two).toMatchObject({ rows: 1, nextBeforeId: null });
    expect(await list({ kind: ['exports'] })).toMatchObject({
      total: 2,
      items: [{ action: 'auditLog.exportSystem' }, { action: 'auditLog.exportSystem' }],
    });
  });
});

describe('A refused call', () => {
  test('is one row for a person, area and hour, whatever their number', async () => {
    const refused = await signIn(db, await aPerson(db, { projects: [project] }), { project });
    const call = () => server.refusal(tagEndpoints.merge, { headers: refused, body: {} as never });
    expect((await call()).code).toBe('FORBIDDEN');
    const { userId } = await db
      .selectFrom('users')
      .select('id as userId')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const rows = () => list({ userIds: [userId], kind: ['refused'] });
    await expect.poll(async () => (await rows()).total).toBe(1);
    await Promise.all(Array.from({ length: 5 }, call));
    const { items, total } = await rows();
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      action: 'refusal.call',
      by: { userId },
      project: null,
      changes: [
        { field: 'area', after: 'tags' },
        { field: 'call', after: 'POST /api/admin/tag/merge' },
        { field: 'reason', after: 'FORBIDDEN' },
        { field: 'projects', after: [expect.any(String)] },
      ],
    });
  });
});

describe('The alarms', () => {
  test('name an address with 20 failures within 15 minutes, and not one with 19', async () => {
    const failed = { action: 'session.signInFailed', entity: 'user' } as const;
    for (let n = 0; n < 20; n += 1)
      await aLoggedRow(db, null, {
        ...failed,
        entityId: `9${n}`,
        address: '198.51.100.7',
        after: { email: `a${n}@x.example` },
      });
    for (let n = 0; n < 19; n += 1)
      await aLoggedRow(db, null, { ...failed, entityId: `8${n}`, address: '198.51.100.8' });
    const { items } = await server.ask(systemLogEndpoints.alarms, { headers });
    expect(items).toMatchObject([{ about: 'address', subject: '198.51.100.7', failures: 20 }]);
  });

  test('name an account whose sign-in is tried on while it is locked', async () => {
    const tried = await aPerson(db, { password: PASSWORD });
    const body = { email: tried.email, password: 'sai mật khẩu' };
    for (let n = 0; n < 20; n += 1) await server.refusal(sessionEndpoints.login, { body });
    await server.app.close();
    const { rows } = await sql<{
      calls: string;
    }>`SELECT calls FROM refusal_counts WHERE area = 'session'`.execute(db);
    expect(rows.map(({ calls }) => Number(calls)).reduce((one, other) => one + other, 0)).toBe(14);
  });
});
