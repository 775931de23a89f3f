import { accountEndpoints } from '@toasoan/contract/features/accounts/account-endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { aStaff, auditOf, type Staff } from '#server/features/users/test-support/a-staff.ts';
import { startTestServer } from '#test/test-server.ts';
import { accountCalls } from '../test-support/an-account.ts';

const lines: string[] = [];
const server = await startTestServer({
  env: { LOG_LEVEL: 'debug' },
  logStream: Object.assign(
    new (await import('node:stream')).Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  ),
});
const { showPayroll, savePayroll, list } = accountEndpoints;
const PAYROLL = {
  taxCode: '8012345678',
  bankAccount: '0071001234567',
  bankName: 'Ngân hàng Mẫu',
  idNumber: '040085001234',
};
const SECRETS = [PAYROLL.taxCode, PAYROLL.bankAccount, PAYROLL.idNumber];
let staff: Staff;
let accounts: ReturnType<typeof accountCalls>;

beforeAll(async () => {
  staff = await aStaff(server);
  accounts = accountCalls(server, staff);
});

test('payroll fields are masked, sealed, shown on request with an audit row, and found nowhere else', async () => {
  const { userId, version } = await accounts.create('author', { penName: 'Thu Hà' });
  const headers = staff.headers.ADMIN;
  const body = { userId, version, ...PAYROLL, bankAccount: '0071 0012 34567' };
  const saved = await server.ask(savePayroll, { headers, body });
  expect(saved.payroll).toEqual({
    taxCode: '•••• 5678',
    bankAccount: '•••• 4567',
    bankName: 'Ngân hàng Mẫu',
    idNumber: '•••• 1234',
  });
  expect((await accounts.detail(userId)).payroll).toBeNull();
  for (const call of [showPayroll, savePayroll])
    expect(
      await server.refusal(call, {
        headers: staff.headers.EDITOR,
        params: { id: userId },
        body: { ...body, version: saved.version },
      } as never),
    ).toMatchObject({ status: 403 });
  expect(await server.ask(showPayroll, { headers, params: { id: userId } })).toEqual(PAYROLL);
  const rows = await auditOf(server, userId);
  expect(rows.slice(1).map(({ action, user_id, after }) => [action, user_id, after?.payrollFields])).toEqual([
    ['user.savePayroll', staff.people.ADMIN.userId, ['taxCode', 'bankAccount', 'bankName', 'idNumber']],
    ['user.showPayroll', staff.people.ADMIN.userId, ['taxCode', 'bankAccount', 'bankName', 'idNumber']],
  ]);

  const answers = [
    await server.ask(list, { headers, query: { kind: 'author' } }),
    await server.ask(userEndpoints.list, { headers }),
    await server.ask(userEndpoints.search, { headers }),
    rows,
    await server.db.selectFrom('account_profiles').selectAll().execute(),
    await server.db.selectFrom('users').selectAll().execute(),
    await server.db.selectFrom('idempotency_keys').selectAll().execute(),
  ];
  const stored = await server.db
    .selectFrom('account_payrolls')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const texts = [JSON.stringify(answers), stored.box.toString('latin1'), lines.join('')];
  for (const secret of SECRETS) for (const text of texts) expect(text).not.toContain(secret);
});

test('the fields of one author do not open as those of another', async () => {
  const headers = staff.headers.ADMIN;
  const [one, other] = [await accounts.create('author'), await accounts.create('author')];
  for (const { userId, version } of [one, other])
    await server.ask(savePayroll, { headers, body: { userId, version, bankName: 'Ngân hàng Mẫu' } });
  const { box } = await server.db
    .selectFrom('account_payrolls')
    .select('box')
    .where('user_id', '=', one.userId)
    .executeTakeFirstOrThrow();
  await server.db.updateTable('account_payrolls').set({ box }).where('user_id', '=', other.userId).execute();
  expect(await server.refusal(showPayroll, { headers, params: { id: other.userId } })).toMatchObject({
    code: 'SECRET_UNREADABLE',
  });
});

test('clearing every field, or deleting the author, leaves nothing', async () => {
  const headers = staff.headers.ADMIN;
  const { userId, version } = await accounts.create('author');
  const sealed = async () =>
    await server.db.selectFrom('account_payrolls').selectAll().where('user_id', '=', userId).execute();
  const saved = await server.ask(savePayroll, { headers, body: { userId, version, ...PAYROLL } });
  const none = { taxCode: '', bankAccount: '', bankName: '', idNumber: '' };
  const cleared = await server.ask(savePayroll, {
    headers,
    body: { userId, version: saved.version, ...none },
  });
  expect(await sealed()).toEqual([]);
  await server.ask(savePayroll, { headers, body: { userId, version: cleared.version, ...PAYROLL } });
  await server.ask(userEndpoints.remove, { headers, params: { id: userId } });
  expect(await sealed()).toEqual([]);
});
