import type { AccountBulk } from '@toasoan/contract/features/accounts/account.ts';
import { accountEndpoints } from '@toasoan/contract/features/accounts/account-endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aStaff, auditOf, type Staff } from '#server/features/users/test-support/a-staff.ts';
import { startTestServer } from '#test/test-server.ts';
import { accountCalls } from './test-support/an-account.ts';

const server = await startTestServer();
let staff: Staff;
let accounts: ReturnType<typeof accountCalls>;
const bulk = (body: AccountBulk, role: 'ADMIN' | 'EDITOR' = 'EDITOR') =>
  server.ask(accountEndpoints.bulk, { headers: staff.headers[role], body });

beforeAll(async () => {
  staff = await aStaff(server);
  accounts = accountCalls(server, staff);
});

describe('One action on many accounts', () => {
  test('reports for each, and does what the call for one does, with its audit row', async () => {
    const one = await accounts.create('author');
    const shop = await accounts.create('enterprise', {}, {}, staff.headers.ADMIN);
    const person = staff.people.AUTHOR.userId;
    const answer = await bulk({ action: 'disable', ids: [one.userId, shop.userId, person, '999999'] });
    expect([answer.done, answer.total]).toEqual([1, 4]);
    expect(Object.fromEntries(answer.results.map(({ id, code }) => [id, code]))).toEqual({
      [one.userId]: undefined,
      [shop.userId]: 'FORBIDDEN',
      [person]: 'NOT_FOUND',
      '999999': 'NOT_FOUND',
    });
    expect(await accounts.detail(one.userId)).toMatchObject({ status: 'DISABLED', version: one.version + 1 });
    const audit = await auditOf(server, one.userId);
    expect(audit.at(-1)).toMatchObject({ action: 'user.suspend', after: { status: 'DISABLED' } });
    await bulk({ action: 'enable', ids: [one.userId] });
    expect(await accounts.detail(one.userId)).toMatchObject({ status: 'ENABLE' });
  });

  test('publishes only what is ready, and takes back with a reason', async () => {
    const bare = await accounts.create('figure');
    const { results } = await bulk({ action: 'publish', ids: [bare.userId] });
    expect(results).toMatchObject([{ ok: false, code: 'RULES_NOT_MET' }]);
    const author = await accounts.create('author');
    const back = await bulk({ action: 'unpublish', ids: [author.userId], reason: 'Tiểu sử chưa đối chiếu' });
    expect(back.results).toMatchObject([{ ok: false, code: 'RULES_NOT_MET' }]);
  });

  test('ticks and deletes for those who may do it one by one', async () => {
    const into = await accounts.create('figure');
    const gone = await accounts.create('figure');
    const friend = await accounts.create('figure', {
      relations: [{ accountId: gone.userId, relation: 'thầy' }],
    });
    const ids = [gone.userId];
    for (const body of [
      { action: 'tick', tick: true, ids },
      { action: 'delete', ids },
    ] as const)
      expect(
        await server.refusal(accountEndpoints.bulk, { headers: staff.headers.EDITOR, body }),
      ).toMatchObject({ code: 'FORBIDDEN' });
    await bulk({ action: 'tick', tick: true, tickReason: 'Ban Văn hóa xác nhận', ids }, 'ADMIN');
    expect(await accounts.detail(gone.userId)).toMatchObject({
      tick: true,
      tickReason: 'Ban Văn hóa xác nhận',
    });
    const answer = await bulk({ action: 'delete', ids, moveTo: into.userId }, 'ADMIN');
    expect(answer.done).toBe(1);
    expect((await accounts.detail(friend.userId)).profile).toMatchObject({
      relations: [{ accountId: into.userId, relation: 'thầy' }],
    });
  });
});
