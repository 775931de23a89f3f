import type { Db } from '#server/core/db/database.ts';
import type { SessionEnd, SessionKind } from '#server/core/db/tables/user-tables.ts';
import { IDLE_MS, MAX_SESSIONS, sessionEnds, USE_WRITTEN_EVERY_MS } from './session-rules.ts';
import { hashToken, newRandomId, newToken } from './token.ts';

const KEPT_AFTER_END_MS = 30 * 24 * 60 * 60_000;

interface NewSession {
  readonly userId: string;
  readonly kind: SessionKind;
  readonly credVersion: number;
  readonly secondFactorPassed: boolean;
  readonly address: string;
  readonly userAgent: string;
}

/**
 * Opens a session and ends the least recently used ones beyond the limit. The caller holds the lock of the
 * person's row, so that parallel sign-ins cannot exceed the limit. Only this function returns the token.
 */
export async function openSession(
  tx: Db,
  session: NewSession,
  now: Date,
): Promise<{ readonly id: string; readonly token: string }> {
  await endLeastRecentlyUsed(tx, session, now);
  await dropOldSessions(tx, session.userId, now);
  const token = newToken();
  const id = newRandomId();
  const { idle, absolute } = sessionEnds(session.kind, now);
  await tx
    .insertInto('sessions')
    .values({
      id,
      token_hash: hashToken(token),
      user_id: session.userId,
      kind: session.kind,
      cred_version: session.credVersion,
      second_factor_passed: session.secondFactorPassed,
      create_time: now,
      last_use_time: now,
      idle_until: idle,
      absolute_until: absolute,
      address: session.address,
      user_agent: session.userAgent.slice(0, 400),
    })
    .execute();
  return { id, token };
}

interface NewView {
  readonly userId: string;
  readonly credVersion: number;
  /** Of whoever views. */
  readonly viewerSessionId: string;
  readonly address: string;
  readonly userAgent: string;
}

/**
 * Begins to view a person, and ends what the same session viewed before. Nobody is given a token: the id is good only
 * beside that of the viewing session.
 */
export async function openView(tx: Db, view: NewView, now: Date) {
  await endViewsOf(tx, view.viewerSessionId, now);
  const id = newRandomId();
  const { idle, absolute } = sessionEnds('view-as', now);
  await tx
    .insertInto('sessions')
    .values({
      id,
      token_hash: hashToken(newToken()),
      user_id: view.userId,
      kind: 'view-as',
      cred_version: view.credVersion,
      second_factor_passed: true,
      create_time: now,
      last_use_time: now,
      idle_until: idle,
      absolute_until: absolute,
      address: view.address,
      user_agent: view.userAgent.slice(0, 400),
      viewer_session_id: view.viewerSessionId,
    })
    .execute();
  return { id, until: absolute };
}

async function endViewsOf(tx: Db, viewerSessionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ended_time: now, end_reason: 'signed-out' })
    .where('viewer_session_id', '=', viewerSessionId)
    .where('ended_time', 'is', null)
    .execute();
}

function livingSessions(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('ended_time', 'is', null)
    .where('idle_until', '>', now)
    .where('absolute_until', '>', now);
}

async function endLeastRecentlyUsed(tx: Db, session: NewSession, now: Date): Promise<void> {
  const beyond = livingSessions(tx, session.userId, now)
    .select('id')
    .where('kind', '=', session.kind)
    .orderBy('last_use_time', 'desc')
    .orderBy('create_time', 'desc')
    .orderBy('id')
    .offset(MAX_SESSIONS - 1);
  await tx
    .updateTable('sessions')
    .set({ ended_time: now, end_reason: 'too-many-sessions' })
    .where('id', 'in', beyond)
    .execute();
}

async function dropOldSessions(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('absolute_until', '<', new Date(now.getTime() - KEPT_AFTER_END_MS))
    .execute();
}

/** False when the session is not the person's or has ended before. */
export async function endSession(
  db: Db,
  session: { readonly id: string; readonly userId: string },
  reason: SessionEnd,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('sessions')
    .set({ ended_time: now, end_reason: reason })
    .where('id', '=', session.id)
    .where('user_id', '=', session.userId)
    .where('ended_time', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Ends every session of the person except `keep`. */
export async function endSessionsOf(
  db: Db,
  userId: string,
  reason: SessionEnd,
  options: { readonly now: Date; readonly keep?: string },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_time: options.now, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_time', 'is', null)
    .$if(options.keep !== undefined, (query) => query.where('id', '!=', options.keep ?? ''))
    .execute();
}

/** Ends every sign-in of the person and returns how many sessions were open; who views them goes on looking. */
export async function endSignInsOf(db: Db, userId: string, now: Date): Promise<number> {
  const open = await findSessionsOf(db, userId, now);
  await db
    .updateTable('sessions')
    .set({ ended_time: now, end_reason: 'ended-by-admin' })
    .where('user_id', '=', userId)
    .where('kind', 'in', ['half-way', 'full'])
    .where('ended_time', 'is', null)
    .execute();
  return open.length;
}

/** A session that changes its own password or second factor continues under the new credentials. */
export async function keepSessionValid(
  db: Db,
  sessionId: string,
  facts: { readonly credVersion: number; readonly secondFactorPassed: boolean },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ cred_version: facts.credVersion, second_factor_passed: facts.secondFactorPassed })
    .where('id', '=', sessionId)
    .execute();
}

/** Prolongs a session in use; does nothing when that was written within the last minute. */
export async function touchSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_use_time: now, idle_until: new Date(now.getTime() + IDLE_MS) })
    .where('id', '=', sessionId)
    .where('ended_time', 'is', null)
    .where('last_use_time', '<', new Date(now.getTime() - USE_WRITTEN_EVERY_MS))
    .execute();
}

/** The person's living full sessions, newest use first. */
export async function findSessionsOf(db: Db, userId: string, now: Date) {
  return livingSessions(db, userId, now)
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'sessions.user_id')
        .onRef('users.cred_version', '=', 'sessions.cred_version'),
    )
    .select(['sessions.id', 'sessions.create_time', 'last_use_time', 'address', 'user_agent'])
    .where('kind', '=', 'full')
    .orderBy('last_use_time', 'desc')
    .orderBy('sessions.id')
    .execute();
}
