import { endSessionsOf, keepSessionValid } from '#server/core/auth/session-store.ts';
import type { SessionEnd } from '#server/core/db/tables/user-tables.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { type CredentialChange, saveCredentials } from '#server/features/users/public.ts';

interface OwnChange extends CredentialChange {
  readonly reason: SessionEnd;
  /** Whether this session has now passed the second factor. */
  readonly secondFactorPassed: boolean;
  readonly now: Date;
}

/** Changes the caller's own credentials: this session goes on, all others end. */
export async function changeOwnCredentials(
  { db: tx, caller }: TransactionCall,
  { reason, secondFactorPassed, now, ...change }: OwnChange,
): Promise<void> {
  const by = { userId: caller.userId, name: caller.displayName };
  const credVersion = await saveCredentials(tx, caller.userId, change, { ...by, now });
  await endSessionsOf(tx, caller.userId, reason, { now, keep: caller.sessionId });
  await keepSessionValid(tx, caller.sessionId, { credVersion, secondFactorPassed });
}
