import type { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { USER_RULE_TEXTS } from '@toasoan/contract/features/users/user-rule-texts.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { accountKey, addressKey, ownPasswordKey } from '#server/core/auth/attempt-keys.ts';
import { SIGN_INS_PER_ADDRESS } from '#server/core/auth/attempt-limits.ts';
import { clearAttempts, countAttempt } from '#server/core/auth/attempt-store.ts';
import { isGuessable } from '#server/core/auth/guessable-password.ts';
import { hashPassword } from '#server/core/auth/password-hash.ts';
import { endSessionsOf } from '#server/core/auth/session-store.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { OpenCall } from '#server/core/http/call.ts';
import { type Account, getAccount, lockAccount, saveCredentials } from '../user-store.ts';
import { findLinkedUser, spendPasswordLink } from './password-link-store.ts';

type SetPasswordCall = OpenCall<typeof userEndpoints.setPassword>;

/**
 * Wrong secrets count against the address like failed sign-ins. A refused password does not use up the link.
 * @throws RULES_NOT_MET, PASSWORD_TOO_COMMON, TOO_MANY_REQUESTS.
 */
export async function setPassword(call: SetPasswordCall, now: Date): Promise<void> {
  const { secret, password } = call.body;
  const counted = [{ key: addressKey(call.address), limit: SIGN_INS_PER_ADDRESS }];
  const attempt = await countAttempt(call.db, counted, now);
  const userId = await findLinkedUser(call.db, secret, now);
  if (userId === undefined) {
    await writeAudit(call, { action: 'user.linkRefused', entity: 'user', after: { locked: attempt.isLast } });
    throw ruleNotMet(USER_RULE_TEXTS, 'LINK_NOT_VALID', 'secret');
  }
  await attempt.giveBack();
  refuseGuessable(password, await getAccount(call.db, userId));
  const passwordHash = await hashPassword(password);
  await inTransaction(call.db, async (tx) => {
    const account = await lockAccount(tx, userId);
    const isValid = account.status === 'ENABLE' && (await spendPasswordLink(tx, userId, { secret, now }));
    if (!isValid) throw ruleNotMet(USER_RULE_TEXTS, 'LINK_NOT_VALID', 'secret');
    await takePassword({ ...call, db: tx }, account, { passwordHash, now });
  });
}

function refuseGuessable(password: string, account: Account): void {
  const person = { email: account.email, username: account.username, displayName: account.display_name };
  if (isGuessable(password, person)) throw new AppError('PASSWORD_TOO_COMMON', { field: 'password' });
}

async function takePassword(
  call: SetPasswordCall,
  account: Account,
  { passwordHash, now }: { readonly passwordHash: string; readonly now: Date },
): Promise<void> {
  const { db: tx } = call;
  const caller = { userId: account.id, displayName: account.display_name, role: account.role };
  const by = { userId: account.id, name: account.display_name, now };
  await saveCredentials(tx, account.id, { passwordHash, mustChangePassword: false }, by);
  await endSessionsOf(tx, account.id, 'password-changed', { now });
  await clearAttempts(tx, ownPasswordKey(account.id));
  if (account.email_key !== null) await clearAttempts(tx, accountKey(account.email_key));
  await writeAudit({ ...call, caller }, { action: 'user.setPassword', entity: 'user', entityId: account.id });
}
