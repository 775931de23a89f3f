import type { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import type { SignedIn } from '@toasoan/contract/features/users/user.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { addressKey } from '#server/core/auth/attempt-keys.ts';
import { SIGN_INS_PER_ADDRESS } from '#server/core/auth/attempt-limits.ts';
import { countAttempt } from '#server/core/auth/attempt-store.ts';
import { endSession } from '#server/core/auth/session-store.ts';
import { inSignInLane } from '#server/core/auth/sign-in-lane.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { Call } from '#server/core/http/call.ts';
import {
  type AccountDependencies,
  codesOf,
  judgeCode,
  lockAccount,
  spendCode,
} from '#server/features/users/public.ts';
import { startSession } from './start-session.ts';

type SecondStepCall = Call<typeof sessionEndpoints.loginTOTP>;

/** The code step: a half-way session becomes a full one with a new token. @throws WRONG_CREDENTIALS. */
export async function passSecondStep(call: SecondStepCall, deps: AccountDependencies): Promise<SignedIn> {
  const { caller } = call;
  if (caller.kind !== 'half-way') throw new AppError('FORBIDDEN');
  const now = deps.now();
  const counted = [codesOf(caller.userId), { key: addressKey(call.address), limit: SIGN_INS_PER_ADDRESS }];
  const attempt = await countAttempt(call.db, counted, now);
  const signedIn = await judgeCode(attempt, () =>
    inSignInLane(() => inTransaction(call.db, (tx) => exchange({ ...call, db: tx }, deps, now))),
  );
  if (signedIn === undefined) {
    await writeAudit(call, {
      action: 'session.codeFailed',
      entity: 'user',
      entityId: caller.userId,
      after: { locked: attempt.isLast },
    });
    throw new AppError('WRONG_CREDENTIALS');
  }
  await attempt.giveBack();
  return signedIn;
}

async function exchange(
  call: SecondStepCall,
  deps: AccountDependencies,
  now: Date,
): Promise<SignedIn | undefined> {
  const { db: tx, caller } = call;
  const account = await lockAccount(tx, caller.userId);
  const halfWay = { id: caller.sessionId, userId: caller.userId };
  const code = await spendCode(tx, deps.secretBox, { userId: caller.userId, code: call.body.otp, now });
  if (code === undefined) return undefined;
  // Ended meanwhile: another call exchanged the same token, or the account changed.
  if (!(await endSession(tx, halfWay, 'second-step-passed', now))) throw new AppError('SESSION_INVALID');
  if (code === 'recovery')
    await writeAudit(call, { action: 'totp.codeUsed', entity: 'user', entityId: caller.userId });
  return await startSession(call, account, { kind: 'full', secondFactorPassed: true, now });
}
