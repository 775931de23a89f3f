import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import { USER_RULE_TEXTS } from '@toasoan/contract/features/users/user-rule-texts.ts';
import type { UserBulk, UserSignIn } from '@toasoan/contract/features/users/user-sign-in-endpoints.ts';
import { clearAttempts } from '#server/core/auth/attempt-store.ts';
import { endSignInsOf } from '#server/core/auth/session-store.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { auditUser } from './audit-user.ts';
import type { ResetDependencies } from './change-account.ts';
import { checkUserChange } from './check-user-change.ts';
import { getKnownUser, holdKnownUser, type KnownUser } from './find-user-view.ts';
import { informPerson, requireReason } from './inform-of-reset.ts';
import { attemptKeysOf, readSignIn } from './sign-in-state-view.ts';

type Dependencies = Pick<ResetDependencies, 'now' | 'notifyOfAccount'>;

/** @throws NOT_FOUND, ABOVE_YOU, RULES_NOT_MET for an account that does not sign in. */
async function checkSignsIn(
  call: Pick<TransactionCall, 'db' | 'caller'>,
  user: KnownUser,
  fields: readonly ('sessions' | 'unlock')[],
): Promise<void> {
  await checkUserChange(call, user, { fields });
  if (user.row.account_type !== 'user') throw ruleNotMet(USER_RULE_TEXTS, 'NO_SIGN_IN');
}

/** For everybody who may act on the account. @throws NOT_FOUND, ABOVE_YOU, RULES_NOT_MET. */
export async function getSignIn(
  call: Pick<TransactionCall, 'db' | 'caller' | 'projectId'>,
  id: string,
  now: Date,
): Promise<UserSignIn> {
  const user = await getKnownUser(call, id);
  await checkSignsIn(call, user, []);
  return await readSignIn(call.db, user.row, now);
}

/**
 * Ends every session of the account; its open windows notice at once, and the person reads why.
 * @throws NOT_FOUND, ABOVE_YOU, RULES_NOT_MET without a reason.
 */
export async function signUserOut(
  call: TransactionCall,
  { id, reason }: { readonly id: string; readonly reason: string | undefined },
  { now, notifyOfAccount }: Dependencies,
): Promise<{ readonly ended: number }> {
  const user = await holdKnownUser(call, id);
  await checkSignsIn(call, user, ['sessions']);
  requireReason(reason);
  const ended = await endSignInsOf(call.db, id, now());
  await auditUser(call, 'signOut', id, { facts: { ended, reason } });
  await informPerson(call, user.row, { what: 'sessions', reason }, notifyOfAccount);
  return { ended };
}

export async function changeManyUsers(
  call: TransactionCall,
  { ids, reason }: UserBulk,
  deps: Dependencies,
): Promise<BulkResult> {
  return await runBulk(call, ids, async (itemCall, id) => {
    await signUserOut(itemCall, { id, reason }, deps);
  });
}

/** Forgets what was counted against the account; where nothing was, nothing is on record. */
export async function unlockUser(call: TransactionCall, id: string, now: Date): Promise<UserSignIn> {
  const { row, ...user } = await holdKnownUser(call, id);
  await checkSignsIn(call, { row, ...user }, ['unlock']);
  const { failedSignIns, failedCodes, lockedUntil, codesLockedUntil } = await readSignIn(call.db, row, now);
  if (failedSignIns + failedCodes > 0) {
    const { passwords, codes } = attemptKeysOf(row);
    for (const key of [...passwords, ...codes]) await clearAttempts(call.db, key);
    await auditUser(call, 'unlock', id, {
      facts: { failedSignIns, failedCodes, lockedUntil, codesLockedUntil },
    });
  }
  return await readSignIn(call.db, row, now);
}
