import { writeAudit } from '#server/core/audit/audit-log.ts';
import { ownPasswordKey } from '#server/core/auth/attempt-keys.ts';
import { PASSWORDS_PER_ACCOUNT } from '#server/core/auth/attempt-limits.ts';
import { countAttempt } from '#server/core/auth/attempt-store.ts';
import { isRightPassword } from '#server/core/auth/password-hash.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { getAccount } from '#server/features/users/public.ts';

/**
 * Checks the current password inside a session; failures count like those at the sign-in. Returns the matched
 * hash. @throws WRONG_PASSWORD, TOO_MANY_REQUESTS.
 */
export async function confirmPassword(
  call: TransactionCall,
  password: string | undefined,
  now: Date,
): Promise<string> {
  const { userId } = call.caller;
  if (password === undefined) throw new AppError('WRONG_PASSWORD', { field: 'password' });
  const counted = [{ key: ownPasswordKey(userId), limit: PASSWORDS_PER_ACCOUNT }];
  const attempt = await countAttempt(call.db, counted, now);
  const { password_hash: stored } = await getAccount(call.db, userId);
  const isRight = await isRightPassword(stored, password);
  if (!isRight || stored === null) {
    await writeAudit(call, {
      action: 'user.wrongPassword',
      entity: 'user',
      entityId: userId,
      after: { locked: attempt.isLast },
    });
    throw new AppError('WRONG_PASSWORD', { field: 'password' });
  }
  await attempt.giveBack();
  return stored;
}
