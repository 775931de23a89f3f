import type { SessionOver } from '@toasoan/contract/core/envelope.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { type AccessColumns, accessAt } from '#server/core/auth/access-days.ts';
import type { SessionEnd, SessionKind } from '#server/core/db/tables/user-tables.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const IDLE_MS = 2 * HOUR_MS;
const ABSOLUTE_MS = 12 * HOUR_MS;
const HALF_WAY_MS = 5 * MINUTE_MS;
/** Long enough to look, short enough not to be forgotten. */
const VIEW_MS = HOUR_MS;
/** How far `last_use_time` may lag behind. */
export const USE_WRITTEN_EVERY_MS = MINUTE_MS;
/** Maximum number of living sessions of one kind per person. */
export const MAX_SESSIONS = 10;

export interface SessionFacts extends AccessColumns {
  readonly end_reason: SessionEnd | null;
  readonly idle_until: Date;
  readonly absolute_until: Date;
  readonly cred_version: number;
  readonly user_cred_version: number;
  readonly user_status: Status;
  readonly user_deleted_time: Date | null;
}

export interface SessionRefusal {
  readonly code: 'SESSION_INVALID' | 'SESSION_ENDED';
  readonly reason: SessionOver;
}

/** Undefined while the session lives. */
export function sessionRefusal(session: SessionFacts, now: Date): SessionRefusal | undefined {
  const { end_reason: end } = session;
  // The half-way token after the code, whose sign-in goes on with another one.
  if (end === 'signed-out' || end === 'second-step-passed')
    return { code: 'SESSION_INVALID', reason: 'signed-out' };
  if (end !== null) return { code: 'SESSION_ENDED', reason: end };
  if (session.idle_until <= now || session.absolute_until <= now)
    return { code: 'SESSION_INVALID', reason: 'expired' };
  if (session.user_deleted_time !== null || session.user_status !== 'ENABLE')
    return { code: 'SESSION_ENDED', reason: 'disabled' };
  if (accessAt(session, now) !== 'open') return { code: 'SESSION_ENDED', reason: 'outside-access-days' };
  if (session.cred_version !== session.user_cred_version)
    return { code: 'SESSION_ENDED', reason: 'account-changed' };
  return undefined;
}

/** When a session that is used now ends; use prolongs a full session alone. */
export function sessionEnds(kind: SessionKind, now: Date): { readonly idle: Date; readonly absolute: Date } {
  const after = (ms: number) => new Date(now.getTime() + ms);
  if (kind === 'half-way') return { idle: after(HALF_WAY_MS), absolute: after(HALF_WAY_MS) };
  if (kind === 'view-as') return { idle: after(VIEW_MS), absolute: after(VIEW_MS) };
  return { idle: after(IDLE_MS), absolute: after(ABSOLUTE_MS) };
}
