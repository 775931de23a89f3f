import type { AccountType } from '@toasoan/contract/features/users/user.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { aNumber } from '#test/factories/a-number.ts';
import { startTestServer } from '#test/test-server.ts';
import { aStaff, type Staff } from '../test-support/a-staff.ts';

const server = await startTestServer();
const { search, create, update } = userEndpoints;
let staff: Staff;

const found = async (text: string, query: object = {}) => {
  const data = await server.ask(search, {
    headers: staff.headers.AUTHOR,
    query: { text, limit: 100, ...query },
  });
  return data.items.map(({ displayName, penName }) => penName ?? displayName);
};

async function add(accountType: AccountType, displayName: string, profile: Record<string, unknown> = {}) {
  const body = {
    accountType,
    displayName,
    ...(accountType === 'user' ? { email: `n${aNumber()}@toasoan.example` } : { profile }),
  };
  return (await server.ask(create, { headers: staff.headers.SUPPER_ADMIN, body })).userId;
}

/** More than a picker sorts, written as rows: calls take a minute. */
async function addMany(count: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO users (account_type, username, display_name, name_sort, search_text, name_text, name_key,
      created_by_name, updated_by_name)
    SELECT 'figure', 'many-' || n, 'Quách Tĩnh ' || n, n || ' Quách Tĩnh', 'quach tinh ' || n, 'quach tinh ' || n,
      'quach tinh ' || n, '', ''
    FROM generate_series(1001, 1000 + ${count}::int) AS n RETURNING id`.execute(server.db);
  await sql`
    INSERT INTO project_members (project_id, user_id)
    SELECT ${staff.project}, unnest(${rows.map(({ id }) => id)}::bigint[])`.execute(server.db);
}

beforeAll(async () => {
  staff = await aStaff(server);
  await add('user', 'Thu Hà Mỹ');
  await add('user', 'Lò Thu Hà');
  await add('user', 'Hà Thu Đông');
  await add('user', 'Thụ Hạ');
  await add('author', 'Mai Thị Giấu', { penName: 'Thu Hà', hideRealName: true });
  await add('destination', 'Măng Đen', { oldNames: ['Konplong Cũ'] });
});

describe('The order of a people picker', () => {
  test('is the same name first, then names that begin so, then the given name, then the others', async () => {
    expect(await found('thu hà')).toEqual(['Thụ Hạ', 'Thu Hà', 'Thu Hà Mỹ', 'Lò Thu Hà', 'Hà Thu Đông']);
    expect(await found('hà')).toEqual(['Hà Thu Đông', 'Lò Thu Hà', 'Thụ Hạ', 'Thu Hà', 'Thu Hà Mỹ']);
  });

  test('finds old names, and neither a hidden name nor its words', async () => {
    expect(await found('konplong', { accountType: ['destination'] })).toEqual(['Măng Đen']);
    expect(await found('mai thi giau')).toEqual([]);
    expect(await found('giấu')).toEqual([]);
  });

  test('follows a new name', async () => {
    const id = await add('user', 'Ông Cũ Kĩ');
    const body = { userId: id, version: 1, displayName: 'Zấn Mới' };
    await server.ask(update, { headers: staff.headers.SUPPER_ADMIN, body });
    expect(await found('zan')).toEqual(['Zấn Mới']);
    expect(await found('ông cũ')).toEqual([]);
  });

  test('is the same where more match than are sorted, page by page', async () => {
    await addMany(220);
    await add('user', 'Tĩnh');
    await add('user', 'Tĩnh An');
    await add('user', 'Bạch Tĩnh');
    await add('author', 'Quách Bình', { penName: 'Tĩnh Tâm' });
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(...(await found('tĩnh', { page })));
    expect(pages.slice(0, 5)).toEqual(['Tĩnh', 'Tĩnh An', 'Tĩnh Tâm', 'Bạch Tĩnh', 'Quách Tĩnh 1001']);
    expect(pages).toHaveLength(224);
    expect(new Set(pages).size).toBe(224);
    const headers = staff.headers.AUTHOR;
    expect(await server.ask(search, { headers, query: { text: 'tĩnh', limit: 10 } })).toMatchObject({
      total: 200,
      totalIsCapped: true,
    });
    expect(await found('quach tinh 1150')).toEqual(['Quách Tĩnh 1150']);
    expect(await found('', { accountType: ['figure'], limit: 2 })).toEqual([
      'Quách Tĩnh 1001',
      'Quách Tĩnh 1002',
    ]);
  });
});
