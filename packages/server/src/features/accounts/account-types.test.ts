import { accountEndpoints } from '@toasoan/contract/features/accounts/account-endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aStaff, type Staff } from '#server/features/users/test-support/a-staff.ts';
import { startTestServer } from '#test/test-server.ts';
import { accountCalls } from './test-support/an-account.ts';

const server = await startTestServer();
let staff: Staff;
let accounts: ReturnType<typeof accountCalls>;

beforeAll(async () => {
  staff = await aStaff(server);
  accounts = accountCalls(server, staff);
});

describe('The type of an account', () => {
  const listOf = async (query: object) =>
    (await server.ask(accountEndpoints.list, { headers: staff.headers.EDITOR, query: query as never })).items;

  test('of a figure are its fields: offered by their number, and any of them finds it', async () => {
    const poet = await accounts.create('figure', { fields: ['Thi ca cổ', 'Ngoại giao cổ'] });
    const other = await accounts.create('figure', { fields: ['Thi ca cổ'] });
    await accounts.create('figure');
    const { items } = await server.ask(accountEndpoints.types, {
      headers: staff.headers.EDITOR,
      query: { kind: 'figure' },
    });
    expect(items.filter(({ type }) => type.endsWith(' cổ'))).toEqual([
      { type: 'Thi ca cổ', count: 2 },
      { type: 'Ngoại giao cổ', count: 1 },
    ]);
    const found = await listOf({ kind: 'figure', type: 'Ngoại giao cổ' });
    expect(found.map(({ userId, type }) => [userId, type])).toEqual([
      [poet.userId, 'Thi ca cổ, Ngoại giao cổ'],
    ]);
    expect(await listOf({ kind: 'figure', type: ['Thi ca cổ', 'Ngoại giao cổ'] })).toHaveLength(2);
    await accounts.change(other.userId, { fields: [] });
    expect(await listOf({ kind: 'figure', type: 'Thi ca cổ' })).toHaveLength(1);
  });

  test('of an organizer is one of its choices, unknown until somebody says it', async () => {
    const plain = await accounts.create('event');
    const arts = await accounts.create('event', { organizerType: 'ARTS' });
    expect([plain.type, arts.type]).toEqual(['', 'ARTS']);
    expect((await listOf({ kind: 'event', type: 'ARTS' })).map(({ userId }) => userId)).toEqual([
      arts.userId,
    ]);
    const refused = await accounts.refusedCreate('event', { organizerType: 'CHỢ' });
    expect(refused.errors).toMatchObject([{ field: 'profile.organizerType', code: 'choice' }]);
    const { items } = await server.ask(accountEndpoints.types, {
      headers: staff.headers.EDITOR,
      query: { kind: 'event' },
    });
    expect(items).toEqual([]);
  });
});
