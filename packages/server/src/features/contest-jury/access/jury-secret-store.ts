import { sql } from 'kysely';
import { hashToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import { isLinkOpen } from './jury-link-store.ts';

/** What the secret of a link opens: the door, not the room. */
export interface DoorLink {
  readonly id: string;
  readonly juror_id: string;
  readonly contest_id: string;
  readonly email: string;
}

/** Undefined alike for one that is unknown, revoked, over, of a removed juror, or of another project. */
export async function findDoorLink(
  db: Db,
  projectId: string,
  token: string,
  now: Date,
): Promise<DoorLink | undefined> {
  const { rows } = await sql<DoorLink>`
    SELECT link.id::text, juror.id::text AS juror_id, juror.contest_id::text, juror.email FROM jury_links AS link
    JOIN contest_jurors AS juror ON juror.project_id = link.project_id AND juror.id = link.juror_id
    WHERE link.project_id = ${projectId} AND link.token_hash = ${hashToken(token)} AND ${isLinkOpen(now)}`.execute(
    db,
  );
  return rows[0];
}

/** A juror who came in. */
export interface SeatedJuror {
  readonly id: string;
  readonly contest_id: string;
  readonly name: string;
}

/** Undefined alike for a session that is unknown or over, and for one whose link no longer opens anything. */
export async function findSeatedJuror(
  db: Db,
  projectId: string,
  token: string,
  now: Date,
): Promise<SeatedJuror | undefined> {
  const { rows } = await sql<SeatedJuror>`
    SELECT juror.id::text, juror.contest_id::text, juror.name FROM jury_sessions AS session
    JOIN jury_links AS link ON link.project_id = session.project_id AND link.id = session.link_id
    JOIN contest_jurors AS juror ON juror.project_id = link.project_id AND juror.id = link.juror_id
    WHERE session.project_id = ${projectId} AND session.token_hash = ${hashToken(token)}
      AND session.expire_time > ${now} AND ${isLinkOpen(now)}`.execute(db);
  return rows[0];
}

interface NewSession {
  readonly linkId: string;
  readonly token: string;
  readonly expireTime: Date;
}

export async function insertJurySession(
  db: Db,
  projectId: string,
  { linkId, token, expireTime }: NewSession,
): Promise<void> {
  await db
    .insertInto('jury_sessions')
    .values({
      project_id: projectId,
      link_id: linkId,
      token_hash: hashToken(token),
      expire_time: expireTime,
    })
    .execute();
}

export async function endJurySession(db: Db, projectId: string, token: string): Promise<void> {
  await db
    .deleteFrom('jury_sessions')
    .where('project_id', '=', projectId)
    .where('token_hash', '=', hashToken(token))
    .execute();
}

/** Drops sessions that are over. */
export async function forgetJurySessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('jury_sessions').where('expire_time', '<', now).execute();
}
