import type { Permission } from '@toasoan/contract/access/permissions.ts';
import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import type { AccountBulk } from '@toasoan/contract/features/accounts/account.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import {
  removeUser,
  tickUser,
  type UserChangeDependencies,
  updateUser,
} from '#server/features/users/public.ts';
import { type AccountDependencies, holdAccountRow } from './account-detail-view.ts';
import { transitionAccount } from './transition-account.ts';

/** What the calls for one account demand besides. */
const NEEDS: Readonly<Partial<Record<AccountBulk['action'], Permission>>> = {
  tick: 'user.tick',
  delete: 'user.delete',
};

/** The same as the call for one account, on each of many. @throws FORBIDDEN for the whole call. */
export async function changeManyAccounts(
  call: TransactionCall,
  body: AccountBulk,
  deps: AccountDependencies & { readonly users: UserChangeDependencies },
): Promise<BulkResult> {
  const needed = NEEDS[body.action];
  if (needed !== undefined && !call.caller.permissionsHere.includes(needed)) throw new AppError('FORBIDDEN');
  return await runBulk(call, body.ids, async (itemCall, id) => {
    const { version } = await holdAccountRow(itemCall, id);
    await changeOne({ ...itemCall, ifMatch: version }, { id, version }, body, deps);
  });
}

async function changeOne(
  call: TransactionCall,
  { id, version }: { readonly id: string; readonly version: number },
  body: AccountBulk,
  deps: AccountDependencies & { readonly users: UserChangeDependencies },
): Promise<void> {
  switch (body.action) {
    case 'enable':
    case 'disable': {
      const status = body.action === 'enable' ? 'ENABLE' : 'DISABLED';
      await updateUser(call, { userId: id, version, status }, deps.users);
      return;
    }
    case 'publish':
      await transitionAccount(call, id, { to: 'PUBLISHED', version }, deps);
      return;
    case 'unpublish':
      await transitionAccount(call, id, { to: 'UNPUBLISHED', version, reason: body.reason }, deps);
      return;
    case 'tick':
      await tickUser(call, { id, tick: body.tick, tickReason: body.tickReason }, deps.now());
      return;
    case 'delete':
      await removeUser(call, { id, moveTo: body.moveTo }, deps.users);
  }
}
