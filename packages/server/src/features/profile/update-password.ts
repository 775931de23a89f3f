import type { profileEndpoints } from '@toasoan/contract/features/profile/profile-endpoints.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { isGuessable } from '#server/core/auth/guessable-password.ts';
import { hashPassword } from '#server/core/auth/password-hash.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { Call } from '#server/core/http/call.ts';
import { type Account, getAccount, lockAccount } from '#server/features/users/public.ts';
import { changeOwnCredentials } from './change-credentials.ts';
import { confirmPassword } from './own-password.ts';

type PasswordCall = Call<typeof profileEndpoints.updatePassword>;

/** @throws WRONG_PASSWORD, PASSWORD_UNCHANGED, PASSWORD_TOO_COMMON, VERSION_CONFLICT, TOO_MANY_REQUESTS. */
export async function updatePassword(call: PasswordCall, now: Date): Promise<void> {
  const matched = await confirmPassword(call, call.body.password, now);
  checkNewPassword(call, await getAccount(call.db, call.caller.userId));
  const passwordHash = await hashPassword(call.body.newPassword);
  await inTransaction(call.db, async (tx) => {
    const account = await lockAccount(tx, call.caller.userId);
    checkVersion(account, call.ifMatch);
    // Another call changed it meanwhile, so the checked password is no longer the current one.
    if (account.password_hash !== matched) throw new AppError('WRONG_PASSWORD', { field: 'password' });
    const inside = { ...call, db: tx };
    await changeOwnCredentials(inside, {
      passwordHash,
      mustChangePassword: false,
      reason: 'password-changed',
      secondFactorPassed: call.caller.secondFactorPassed,
      now,
    });
    await writeAudit(inside, { action: 'user.changePassword', entity: 'user', entityId: account.id });
  });
}

function checkNewPassword({ body }: PasswordCall, account: Account): void {
  if (body.newPassword.normalize('NFC') === body.password.normalize('NFC'))
    throw new AppError('PASSWORD_UNCHANGED', { field: 'newPassword' });
  const person = { email: account.email, username: account.username, displayName: account.display_name };
  if (isGuessable(body.newPassword, person))
    throw new AppError('PASSWORD_TOO_COMMON', { field: 'newPassword' });
}
