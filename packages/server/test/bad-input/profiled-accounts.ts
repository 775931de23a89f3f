import { accountEndpoints } from '@toasoan/contract/features/accounts/account-endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import type { TestServer } from '../test-server.ts';
import type { Things } from './newsroom.ts';

type Headers = Readonly<Record<string, string>>;

/** Two authors of whom another one was merged into the first. */
export async function accountsIn(
  server: TestServer,
  headers: Headers,
): Promise<Pick<Things, 'account' | 'otherAccount' | 'accountMerge'>> {
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
