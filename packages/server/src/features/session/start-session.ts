import type { SignedIn } from '@toasoan/contract/features/users/user.ts';
import { type AuditSource, writeAudit } from '#server/core/audit/audit-log.ts';
import { openSession } from '#server/core/auth/session-store.ts';
import type { SessionKind } from '#server/core/db/tables/user-tables.ts';
import {
  type Account,
  getSessionUser,
  handOverFactorReset,
  saveSignIn,
} from '#server/features/users/public.ts';

interface StartedSession {
  readonly kind: SessionKind;
  readonly secondFactorPassed: boolean;
  readonly now: Date;
}

/** Opens a session for an account whose row the transaction `call.db` holds. */
export async function startSession(
  call: AuditSource & { readonly userAgent: string },
  account: Account,
  { kind, secondFactorPassed, now }: StartedSession,
): Promise<SignedIn> {
  const { db: tx, address, userAgent } = call;
  const session = await openSession(
    tx,
    {
      userId: account.id,
      kind,
      credVersion: account.cred_version,
      secondFactorPassed,
      address,
      userAgent,
    },
    now,
  );
  if (kind === 'full') {
    await saveSignIn(tx, account.id, address, now);
    await handOverFactorReset(tx, account.id, session.id);
  }
  const caller = { userId: account.id, displayName: account.display_name, role: account.role };
  await writeAudit(
    { ...call, caller },
    {
      action: kind === 'full' ? 'session.signIn' : 'session.firstStep',
      entity: 'session',
      entityId: session.id,
      after: { userAgent, secondFactor: secondFactorPassed },
    },
  );
  const opened = { userId: account.id, sessionId: session.id, kind, secondFactorPassed };
  const user = await getSessionUser(tx, opened, now);
  return { token: session.token, user };
}
