import { VERIFY_AUTHENTICATOR, VERIFY_NONE } from '@toasoan/contract/features/users/user.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { countAttempt } from '#server/core/auth/attempt-store.ts';
import { newRecoveryCodes } from '#server/core/auth/recovery-codes.ts';
import { removeSecondFactor, replaceRecoveryCodes } from '#server/core/auth/second-factor-store.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { type AccountDependencies, codesOf, lockAccount, spendCode } from '#server/features/users/public.ts';
import { changeOwnCredentials } from './change-credentials.ts';
import { refuseWrongCode } from './own-code.ts';
import { confirmPassword } from './own-password.ts';

/** @throws TOTP_NOT_ON, WRONG_PASSWORD, WRONG_CODE, TOO_MANY_REQUESTS. */
export async function disableSecondFactor(
  call: TransactionCall,
  proof: { readonly password: string; readonly otp: string },
  { secretBox, now }: AccountDependencies,
): Promise<void> {
  const { userId, verifyType } = call.caller;
  if (verifyType !== VERIFY_AUTHENTICATOR) throw new AppError('TOTP_NOT_ON');
  const time = now();
  await confirmPassword(call, proof.password, time);
  const attempt = await countAttempt(call.db, [codesOf(userId)], time);
  const isOff = await inTransaction(call.db, async (tx) => {
    const inside = { ...call, db: tx };
    await lockOwnSecondFactor(inside);
    if (!(await spendCode(tx, secretBox, { userId, code: proof.otp, now: time }))) return false;
    await removeSecondFactor(tx, userId);
    await changeOwnCredentials(inside, {
      verifyType: VERIFY_NONE,
      reason: 'second-factor-changed',
      secondFactorPassed: false,
      now: time,
    });
    await writeAudit(inside, { action: 'totp.disable', entity: 'user', entityId: userId });
    return true;
  });
  if (!isOff) return await refuseWrongCode(call, attempt);
  await attempt.giveBack();
}

/** Ten new recovery codes in place of the old ones. @throws TOTP_NOT_ON, WRONG_PASSWORD, TOO_MANY_REQUESTS. */
export async function renewRecoveryCodes(
  call: TransactionCall,
  password: string,
  now: Date,
): Promise<readonly string[]> {
  const { userId, verifyType } = call.caller;
  if (verifyType !== VERIFY_AUTHENTICATOR) throw new AppError('TOTP_NOT_ON');
  await confirmPassword(call, password, now);
  const recoveryCodes = newRecoveryCodes();
  await inTransaction(call.db, async (tx) => {
    const inside = { ...call, db: tx };
    await lockOwnSecondFactor(inside);
    await replaceRecoveryCodes(tx, userId, recoveryCodes);
    await writeAudit(inside, { action: 'totp.renewCodes', entity: 'user', entityId: userId });
  });
  return recoveryCodes;
}

async function lockOwnSecondFactor({ db: tx, caller }: TransactionCall): Promise<void> {
  const account = await lockAccount(tx, caller.userId);
  if (account.verify_type !== VERIFY_AUTHENTICATOR) throw new AppError('TOTP_NOT_ON');
}
