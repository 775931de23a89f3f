import { accountEndpoints } from '@toasoan/contract/features/accounts/account-endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import type { TestServer } from '../test-server.ts';

type Headers = Readonly<Record<string, string>>;

export type AccountThing = 'account' | 'otherAccount' | 'accountMerge';

export const ACCOUNT_PATHS: readonly [RegExp, AccountThing][] = [
  [/account\/merge\/undo/, 'accountMerge'],
  [/account\//, 'account'],
];

/** Without these a call would be refused for a reason that is not under test. */
export const ACCOUNT_QUERIES: Readonly<
  Record<string, (things: Readonly<Record<AccountThing, string>>) => string>
> = {
  'GET /admin/account/list': () => 'kind=author',
  'GET /admin/account/counts': () => 'kind=author',
  'GET /admin/account/types': () => 'kind=figure',
  'GET /admin/account/similar': () => 'kind=author&name=Thu',
  'GET /admin/account/merge/preview': ({ account, otherAccount }) =>
    `fromId=${otherAccount}&intoId=${account}`,
};

/** Two authors of whom another one was merged into the first. */
export async function accountsIn(
  server: TestServer,
  headers: Headers,
): Promise<Readonly<Record<AccountThing, string>>> {
  const create = (displayName: string) =>
    server.ask(userEndpoints.create, { headers, body: { displayName, accountType: 'author' } });
  const [account, otherAccount, from] = [
    await create('Thu Hà'),
    await create('Hải Đăng'),
    await create('Thu Ha'),
  ];
  const body = { fromId: from.userId, fromVersion: 1, intoId: account.userId, version: 1 };
  const { mergeId } = await server.ask(accountEndpoints.merge, { headers, body });
  return { account: account.userId, otherAccount: otherAccount.userId, accountMerge: mergeId };
}
