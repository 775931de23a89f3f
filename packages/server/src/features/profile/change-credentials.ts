import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Attempt } from '#server/core/auth/attempt-store.ts';
import { endSessionsOf, keepSessionValid } from '#server/core/auth/session-store.ts';
import type { SessionEnd } from '#server/core/db/tables/user-tables.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { type CredentialChange, saveCredentials } from '#server/features/users/public.ts';

interface OwnChange extends CredentialChange {
  readonly reason: SessionEnd;
  /** Whether this session has now passed the second factor. */
  readonly secondFactorPassed: boolean;
  readonly now: Date;
}

/** Changes the caller's own credentials: this session continues, all others end. */
export async function changeOwnCredentials(
  { db: tx, caller }: TransactionCall,
  { reason, secondFactorPassed, now, ...change }: OwnChange,
): Promise<void> {
  const by = { userId: caller.userId, name: caller.displayName };
  const credVersion = await saveCredentials(tx, caller.userId, change, { ...by, now });
  await endSessionsOf(tx, caller.userId, reason, { now, keep: caller.sessionId });
  await keepSessionValid(tx, caller.sessionId, { credVersion, secondFactorPassed });
}

/** Handles a wrong code inside a session. @throws WRONG_CODE, always. */
export async function refuseWrongCode(call: TransactionCall, attempt: Attempt): Promise<never> {
  await writeAudit(call, {
    action: 'totp.wrongCode',
    entity: 'user',
    entityId: call.caller.userId,
    after: { locked: attempt.isLast },
  });
  throw new AppError('WRONG_CODE', { field: 'otp' });
}
