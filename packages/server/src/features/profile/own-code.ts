import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Attempt } from '#server/core/auth/attempt-store.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';

/** A wrong code typed inside a session. @throws WRONG_CODE, always. */
export async function refuseWrongCode(call: TransactionCall, attempt: Attempt): Promise<never> {
  await writeAudit(call, {
    action: 'totp.wrongCode',
    entity: 'user',
    entityId: call.caller.userId,
    after: { locked: attempt.isLast },
  });
  throw new AppError('WRONG_CODE', { field: 'otp' });
}
