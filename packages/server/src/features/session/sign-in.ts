import type { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { type SignedIn, VERIFY_AUTHENTICATOR } from '@toasoan/contract/features/users/user.ts';
import { dayText } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { accessAt, accessDaysOf } from '#server/core/auth/access-days.ts';
import { accountKey, addressKey } from '#server/core/auth/attempt-keys.ts';
import { PASSWORDS_PER_ACCOUNT, SIGN_INS_PER_ADDRESS } from '#server/core/auth/attempt-limits.ts';
import { type CountedKey, countAttempt } from '#server/core/auth/attempt-store.ts';
import { emailKeyOf } from '#server/core/auth/email-key.ts';
import { hashPassword, isRightPassword, needsRehash } from '#server/core/auth/password-hash.ts';
import { inSignInLane } from '#server/core/auth/sign-in-lane.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { OpenCall } from '#server/core/http/call.ts';
import {
  type Account,
  findAccountByEmail,
  lockAccount,
  saveRehashedPassword,
} from '#server/features/users/public.ts';
import { startSession } from './start-session.ts';

type LoginCall = OpenCall<typeof sessionEndpoints.login>;

/**
 * The password step. Unknown, wrong and limited accounts get the same answer at the same cost: one attempt
 * counted, one look-up, one hash. @throws WRONG_CREDENTIALS, ACCOUNT_DISABLED, ACCESS_AHEAD, ACCESS_OVER, TOO_MANY_REQUESTS.
 */
export async function signIn(call: LoginCall, now: Date): Promise<SignedIn> {
  const emailKey = emailKeyOf(call.body.email);
  const attempt = await countAttempt(call.db, countedKeys(emailKey, call.address), now);
  const account = emailKey === undefined ? undefined : await findAccountByEmail(call.db, emailKey);
  const isRight = await isRightPassword(account?.password_hash ?? null, call.body.password);
  if (account === undefined || !isRight) {
    await auditFailure(call, account, { email: emailKey ?? '', locked: attempt.isLast });
    throw new AppError('WRONG_CREDENTIALS');
  }
  await attempt.giveBack();
  if (account.status !== 'ENABLE') {
    await auditRefusal(call, account);
    throw new AppError('ACCOUNT_DISABLED');
  }
  const access = accessAt(account, now);
  if (access !== 'open') {
    await auditRefusal(call, account);
    throw outsideAccess(access, account);
  }
  return await openFirstSession(call, account, now);
}

/** An invalid address cannot be an account, so it counts for the sender only. */
function countedKeys(emailKey: string | undefined, address: string): CountedKey[] {
  const byAddress = { key: addressKey(address), limit: SIGN_INS_PER_ADDRESS };
  if (emailKey === undefined) return [byAddress];
  return [{ key: accountKey(emailKey), limit: PASSWORDS_PER_ACCOUNT }, byAddress];
}

async function openFirstSession(call: LoginCall, account: Account, now: Date): Promise<SignedIn> {
  const { password } = call.body;
  const isStale = account.password_hash !== null && needsRehash(account.password_hash);
  const rehashed = isStale ? await hashPassword(password) : undefined;
  const open = async (tx: Db): Promise<SignedIn> => {
    const current = await lockAccount(tx, account.id);
    // The password or the status changed during the check.
    if (current.cred_version !== account.cred_version) throw new AppError('WRONG_CREDENTIALS');
    if (rehashed !== undefined) await saveRehashedPassword(tx, account.id, rehashed);
    const kind = current.verify_type === VERIFY_AUTHENTICATOR ? 'half-way' : 'full';
    return await startSession({ ...call, db: tx }, current, { kind, secondFactorPassed: false, now });
  };
  return await inSignInLane(() => inTransaction(call.db, open));
}

/** Says the day from which, or until which, the account signs in. */
function outsideAccess(access: 'ahead' | 'over', { access_from, access_to }: Account): AppError {
  const [code, day] =
    access === 'ahead' ? (['ACCESS_AHEAD', access_from] as const) : (['ACCESS_OVER', access_to] as const);
  return new AppError(code, { values: { day: dayText(day ?? '') } });
}

async function auditFailure(
  call: LoginCall,
  account: Account | undefined,
  facts: { readonly email: string; readonly locked: boolean },
): Promise<void> {
  await writeAudit(call, {
    action: 'session.signInFailed',
    entity: 'user',
    ...(account !== undefined && { entityId: account.id }),
    after: { ...facts, known: account !== undefined },
  });
}

async function auditRefusal(call: LoginCall, account: Account): Promise<void> {
  await writeAudit(call, {
    action: 'session.signInRefused',
    entity: 'user',
    entityId: account.id,
    after: { status: account.status, ...accessDaysOf(account) },
  });
}
