import { accountEndpoints } from '@toasoan/contract/features/accounts/account-endpoints.ts';
import type { AccountType } from '@toasoan/contract/features/users/user.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import type { Staff } from '#server/features/users/test-support/a-staff.ts';
import { aNumber } from '#test/factories/a-number.ts';
import type { TestServer } from '#test/test-server.ts';

type Headers = Readonly<Record<string, string>>;

/** Creates, reads and changes accounts by the calls of the console, by default as EDITOR. */
export function accountCalls(server: TestServer, staff: Staff) {
  const editor = staff.headers.EDITOR;
  const body = (accountType: AccountType, profile: object = {}, more: object = {}) => ({
    accountType,
    displayName: `Hồ sơ ${aNumber()}`,
    profile: { ...profile },
    ...more,
  });
  const detail = (id: string, headers: Headers = editor) =>
    server.ask(accountEndpoints.detail, { headers, params: { id } });
  return {
    detail,
    create: async (accountType: AccountType, profile: object = {}, more: object = {}, headers = editor) => {
      const { userId } = await server.ask(userEndpoints.create, {
        headers,
        body: body(accountType, profile, more),
      });
      return await detail(userId, headers);
    },
    refusedCreate: (accountType: AccountType, profile: object = {}, more: object = {}, headers = editor) =>
      server.refusal(userEndpoints.create, { headers, body: body(accountType, profile, more) }),
    change: async (userId: string, profile: object, more: object = {}, headers = editor) => {
      const { version } = await detail(userId, headers);
      await server.ask(userEndpoints.update, {
        headers,
        body: { userId, version, profile: { ...profile }, ...more },
      });
      return await detail(userId, headers);
    },
    refusedChange: async (userId: string, profile: object, headers = editor) => {
      const { version } = await detail(userId, headers);
      return await server.refusal(userEndpoints.update, {
        headers,
        body: { userId, version, profile: { ...profile } },
      });
    },
    /** By ADMIN; what names the account keeps the printed name, or names the other one. */
    remove: (id: string, moveTo?: string) =>
      server.ask(userEndpoints.remove, {
        headers: staff.headers.ADMIN,
        params: { id },
        query: moveTo === undefined ? {} : { moveTo },
      }),
    found: async (text: string, accountType: AccountType, headers: Headers = editor) => {
      const query = { text, accountType: [accountType] };
      const { items } = await server.ask(userEndpoints.search, { headers, query });
      return items.map(({ userId }) => userId);
    },
  };
}
