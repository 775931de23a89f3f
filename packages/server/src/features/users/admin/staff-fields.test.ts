import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aNumber } from '#test/factories/a-number.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewUser, aStaff, auditOf, type Staff, updateCode } from '../test-support/a-staff.ts';

const server = await startTestServer();
const { create, update, remove, detail, list } = userEndpoints;
let staff: Staff;

beforeAll(async () => {
  staff = await aStaff(server);
});

const add = (body: object = {}) =>
  server.ask(create, { headers: staff.headers.ADMIN, body: aNewUser(body) as never });
const aCode = () => `NV-${aNumber()}`;

describe('What the newsroom notes about its staff', () => {
  test('is given with a new account, changed key by key, and is on record', async () => {
    const employeeCode = aCode();
    const facts = { staffTitle: 'Phóng viên', department: 'Ban Thời sự', employeeCode, phoneExt: '101' };
    const made = await add({ ...facts, note: 'Nghỉ thai sản từ tháng 3.' });
    expect(made).toMatchObject({ ...facts, note: 'Nghỉ thai sản từ tháng 3.' });

    const headers = staff.headers.ADMIN;
    const body = { userId: made.userId, version: made.version, department: 'Ban Văn hóa', phoneExt: '' };
    const after = await server.ask(update, { headers, body });
    expect(after).toMatchObject({ ...facts, department: 'Ban Văn hóa', phoneExt: '' });
    const rows = await auditOf(server, made.userId);
    expect(rows.at(-1)).toMatchObject({
      action: 'user.update',
      before: { department: 'Ban Thời sự', phoneExt: '101' },
      after: { department: 'Ban Văn hóa', phoneExt: '' },
    });
  });

  test('is read by EDITOR without the note, and changed by nobody below ADMIN', async () => {
    const { userId } = await add({ department: 'Ban Ảnh', note: 'Chỉ quản trị đọc.' });
    const headers = staff.headers.EDITOR;
    const read = await server.ask(detail, { headers, params: { id: userId } });
    const { items } = await server.ask(list, { headers, query: { userIds: userId } as never });
    for (const account of [read, ...items]) {
      expect(account.department).toBe('Ban Ảnh');
      expect(account).not.toHaveProperty('note');
    }
    expect(items).toHaveLength(1);
    expect(await updateCode(server, headers, userId, { department: 'Ban khác' })).toBe('FORBIDDEN');
    const ofAdmin = await server.ask(list, {
      headers: staff.headers.ADMIN,
      query: { userIds: userId } as never,
    });
    expect(ofAdmin.items.map(({ note }) => note)).toEqual(['Chỉ quản trị đọc.']);
  });

  test('has a code that no second living account has, whatever its case and diacritics', async () => {
    const code = `Đạt-${aNumber()}`;
    const first = await add({ employeeCode: code });
    const second = await add();
    const headers = staff.headers.ADMIN;
    const same = code.replace('Đạt', 'DAT');
    const refusal = await server.refusal(create, {
      headers,
      body: aNewUser({ employeeCode: same }) as never,
    });
    expect(refusal).toMatchObject({
      status: 409,
      code: 'EMPLOYEE_CODE_TAKEN',
      errors: [{ field: 'employeeCode' }],
    });
    expect(await updateCode(server, headers, second.userId, { employeeCode: same })).toBe(
      'EMPLOYEE_CODE_TAKEN',
    );
    await server.ask(remove, { headers, params: { id: first.userId } });
    expect(await updateCode(server, headers, second.userId, { employeeCode: same })).toBe('OK');
  });

  test.each([
    ['phoneExt', '12a'],
    ['employeeCode', 'x'.repeat(31)],
    ['staffTitle', 'x'.repeat(121)],
    ['note', 'x'.repeat(2001)],
  ])('refuses a wrong %s', async (field, value) => {
    const { userId } = await add();
    expect(await updateCode(server, staff.headers.ADMIN, userId, { [field]: value })).toBe('INVALID_INPUT');
  });

  test('belongs to accounts that sign in alone', async () => {
    const headers = staff.headers.ADMIN;
    const author = { accountType: 'author', email: undefined } as const;
    const refusal = await server.refusal(create, {
      headers,
      body: aNewUser({ ...author, department: 'Ban Ảnh' }) as never,
    });
    expect(refusal).toMatchObject({
      code: 'INVALID_INPUT',
      errors: [{ field: 'department', code: 'unknownKey' }],
    });
    const { userId } = await add(author);
    expect(await updateCode(server, headers, userId, { note: 'Không hợp lệ' })).toBe('INVALID_INPUT');
  });
});
