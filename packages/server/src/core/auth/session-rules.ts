import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { SessionEnd, SessionKind } from '#server/core/db/tables/user-tables.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const IDLE_MS = 2 * HOUR_MS;
const ABSOLUTE_MS = 12 * HOUR_MS;
const HALF_WAY_MS = 5 * MINUTE_MS;
/** How far `last_use_time` may lag behind. */
export const USE_WRITTEN_EVERY_MS = MINUTE_MS;
/** Maximum number of living sessions of one kind per person. */
export const MAX_SESSIONS = 10;

/** Ends that the person caused in this very session; all others are the server's. */
const OWN_ENDS: readonly SessionEnd[] = ['signed-out', 'second-step-passed'];

export interface SessionFacts {
  readonly end_reason: SessionEnd | null;
  readonly idle_until: Date;
  readonly absolute_until: Date;
  readonly cred_version: number;
  readonly user_cred_version: number;
  readonly user_status: Status;
  readonly user_deleted_time: Date | null;
}

/** Undefined while the session lives. */
export function sessionRefusal(
  session: SessionFacts,
  now: Date,
): 'SESSION_INVALID' | 'SESSION_ENDED' | undefined {
  if (session.end_reason !== null)
    return OWN_ENDS.includes(session.end_reason) ? 'SESSION_INVALID' : 'SESSION_ENDED';
  if (session.idle_until <= now || session.absolute_until <= now) return 'SESSION_INVALID';
  const accountStands =
    session.user_deleted_time === null &&
    session.user_status === 'ENABLE' &&
    session.cred_version === session.user_cred_version;
  return accountStands ? undefined : 'SESSION_ENDED';
}

/** When a session that is used now ends; use does not prolong a half-way session. */
export function sessionEnds(kind: SessionKind, now: Date): { readonly idle: Date; readonly absolute: Date } {
  const after = (ms: number) => new Date(now.getTime() + ms);
  if (kind === 'half-way') return { idle: after(HALF_WAY_MS), absolute: after(HALF_WAY_MS) };
  return { idle: after(IDLE_MS), absolute: after(ABSOLUTE_MS) };
}
