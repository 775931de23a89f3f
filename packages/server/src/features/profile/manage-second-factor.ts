import { VERIFY_AUTHENTICATOR, VERIFY_NONE } from '@toasoan/contract/features/users/user.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { countAttempt } from '#server/core/auth/attempt-store.ts';
import { newRecoveryCodes } from '#server/core/auth/recovery-codes.ts';
import {
  activatePendingSecret,
  findSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
  savePendingSecret,
} from '#server/core/auth/second-factor-store.ts';
import { newTotpSecret, otpauthUrl, stepOfCode } from '#server/core/auth/totp.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import {
  type AccountDependencies,
  codesOf,
  getAccount,
  judgeCode,
  lockAccount,
  spendCode,
} from '#server/features/users/public.ts';
import { changeOwnCredentials, refuseWrongCode } from './change-credentials.ts';
import { confirmPassword } from './own-password.ts';

/** Name of the account in the authenticator app. */
const ISSUER = 'Tòa Soạn';

const PENDING_MS = 10 * 60_000;

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
  const turnOff = async (tx: Db) => {
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
  };
  const isOff = await judgeCode(attempt, () => inTransaction(call.db, turnOff));
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

/** A new secret, kept for ten minutes until a code confirms it. @throws TOTP_ALREADY_ON. */
export async function beginSecondFactor(call: TransactionCall, { secretBox, now }: AccountDependencies) {
  const { userId } = call.caller;
  const account = await lockAccount(call.db, userId);
  if (account.verify_type === VERIFY_AUTHENTICATOR) throw new AppError('TOTP_ALREADY_ON');
  const secret = newTotpSecret();
  const until = new Date(now().getTime() + PENDING_MS);
  await savePendingSecret(call.db, userId, { ...secretBox.seal(secret, userId), until });
  await writeAudit(call, { action: 'totp.begin', entity: 'user', entityId: userId });
  return { secret, otpauthUrl: otpauthUrl(ISSUER, account.email, secret) };
}

/**
 * Turns the second factor on with a code and returns the recovery codes. @throws TOTP_ALREADY_ON,
 * TOTP_NOT_PENDING, WRONG_CODE.
 */
export async function enableSecondFactor(
  call: TransactionCall,
  code: string,
  { secretBox, now }: AccountDependencies,
): Promise<readonly string[]> {
  const { userId } = call.caller;
  const time = now();
  if ((await getAccount(call.db, userId)).verify_type === VERIFY_AUTHENTICATOR)
    throw new AppError('TOTP_ALREADY_ON');
  const { pending } = await findSecondFactor(call.db, userId);
  if (pending === undefined || pending.until <= time) throw new AppError('TOTP_NOT_PENDING');
  const attempt = await countAttempt(call.db, [codesOf(userId)], time);
  const step = await judgeCode(attempt, async () =>
    stepOfCode(secretBox.open(pending, userId), code.trim(), time),
  );
  if (step === undefined) return await refuseWrongCode(call, attempt);
  await attempt.giveBack();
  const recoveryCodes = newRecoveryCodes();
  await inTransaction(call.db, async (tx) => {
    const inside = { ...call, db: tx };
    const account = await lockAccount(tx, userId);
    if (account.verify_type === VERIFY_AUTHENTICATOR) throw new AppError('TOTP_ALREADY_ON');
    if (!(await activatePendingSecret(tx, userId, { ...pending, step, now: time })))
      throw new AppError('TOTP_NOT_PENDING');
    await changeOwnCredentials(inside, {
      verifyType: VERIFY_AUTHENTICATOR,
      reason: 'second-factor-changed',
      secondFactorPassed: true,
      now: time,
    });
    await replaceRecoveryCodes(tx, userId, recoveryCodes);
    await writeAudit(inside, { action: 'totp.enable', entity: 'user', entityId: userId });
  });
  return recoveryCodes;
}
