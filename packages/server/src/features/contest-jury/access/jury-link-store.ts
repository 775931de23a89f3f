import type { JuryLink, JuryLinkState } from '@toasoan/contract/features/contest-jury/external-juror.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { hashToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import type { JuryLinkTable } from '#server/core/db/tables/contest-jury-tables.ts';

type LinkRow = Selectable<JuryLinkTable>;

/** A juror as links know them. */
export interface LinkedJuror {
  readonly id: string;
  readonly project_id: string;
}

/** One of the juror's rounds is not carried out yet; of `juror`. */
const HAS_ROUND: RawBuilder<boolean> = sql`EXISTS (
  SELECT FROM contest_rounds AS round WHERE round.project_id = juror.project_id
    AND round.contest_id = juror.contest_id AND round.key = ANY (juror.round_keys) AND round.state <> 'APPLIED')`;

/** What every secret of a juror needs; of `link` and `juror`. */
export const isLinkOpen = (now: Date): RawBuilder<boolean> => sql`(link.revoked_time IS NULL
  AND link.expire_time > ${now} AND juror.state = 'ACTIVE' AND juror.email_key IS NOT NULL AND ${HAS_ROUND})`;

export async function hasRoundLeft(db: Db, { project_id, id }: LinkedJuror): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM contest_jurors AS juror
    WHERE juror.project_id = ${project_id} AND juror.id = ${id} AND ${HAS_ROUND}`.execute(db);
  return rows.length > 0;
}

interface NewLink {
  readonly nonce: string;
  readonly expireTime: Date;
}

/** @returns its id. */
export async function insertJuryLink(db: Db, juror: LinkedJuror, link: NewLink): Promise<string> {
  const { id } = await db
    .insertInto('jury_links')
    .values({
      project_id: juror.project_id,
      juror_id: juror.id,
      nonce: link.nonce,
      expire_time: link.expireTime,
      ...{ token_hash: null, sent_time: null, refused_time: null, open_time: null, revoked_time: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Everything that is open by the juror's links ends with them. */
export async function revokeJuryLinks(db: Db, juror: LinkedJuror, now: Date): Promise<void> {
  await db
    .updateTable('jury_links')
    .set({ revoked_time: now })
    .where('project_id', '=', juror.project_id)
    .where('juror_id', '=', juror.id)
    .where('revoked_time', 'is', null)
    .execute();
}

/** What a mail about a link needs of it; undefined once the link no longer works. */
export interface MailedLink {
  readonly id: string;
  readonly nonce: string;
  readonly token_hash: Buffer | null;
  readonly expire_time: Date;
  readonly juror_id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly code: string;
  readonly title: string;
  readonly title_en: string;
  readonly site: string;
}

export async function findMailedLink(
  db: Db,
  projectId: string,
  id: string,
  now: Date,
): Promise<MailedLink | undefined> {
  const { rows } = await sql<MailedLink>`
    SELECT link.id::text, link.nonce, link.token_hash, link.expire_time, juror.id::text AS juror_id, juror.name,
      juror.email, juror.language, contests.code, contests.title, contests.title_en, projects.name AS site
    FROM jury_links AS link
    JOIN contest_jurors AS juror ON juror.project_id = link.project_id AND juror.id = link.juror_id
    JOIN contests ON contests.project_id = juror.project_id AND contests.id = juror.contest_id
    JOIN projects ON projects.id = juror.project_id
    WHERE link.project_id = ${projectId} AND link.id = ${id} AND ${isLinkOpen(now)}`.execute(db);
  return rows[0];
}

/** Only a hash of the secret is stored. */
export async function keepLinkSecret(
  db: Db,
  projectId: string,
  { id, secret }: { readonly id: string; readonly secret: string },
): Promise<void> {
  await markLink(db, projectId, id, { token_hash: hashToken(secret) });
}

export async function markLink(
  db: Db,
  projectId: string,
  id: string,
  values: Partial<Pick<LinkRow, 'token_hash' | 'sent_time' | 'refused_time' | 'open_time'>>,
): Promise<void> {
  await db
    .updateTable('jury_links')
    .set(values)
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .execute();
}

type ShownLink = Pick<
  LinkRow,
  'juror_id' | 'expire_time' | 'sent_time' | 'refused_time' | 'open_time' | 'revoked_time'
> & { readonly is_open: boolean };

/** The newest link of each juror, as those who manage the jury see it. */
export async function newestLinks(
  db: Db,
  jurors: readonly LinkedJuror[],
  now: Date,
): Promise<ReadonlyMap<string, JuryLink>> {
  const [first] = jurors;
  if (first === undefined) return new Map();
  const { rows } = await sql<ShownLink>`
    SELECT DISTINCT ON (link.juror_id) link.juror_id::text, link.expire_time, link.sent_time, link.refused_time,
      link.open_time, link.revoked_time, ${isLinkOpen(now)} AS is_open
    FROM jury_links AS link
    JOIN contest_jurors AS juror ON juror.project_id = link.project_id AND juror.id = link.juror_id
    WHERE link.project_id = ${first.project_id} AND link.juror_id = ANY (${jurors.map(({ id }) => id)}::bigint[])
    ORDER BY link.juror_id, link.id DESC`.execute(db);
  return new Map(rows.map((row) => [row.juror_id, shownLink(row)]));
}

function shownLink(row: ShownLink): JuryLink {
  return {
    state: stateOf(row),
    sentTime: row.sent_time?.toISOString() ?? null,
    openTime: row.open_time?.toISOString() ?? null,
    expireTime: row.expire_time.toISOString(),
  };
}

function stateOf(row: ShownLink): JuryLinkState {
  if (row.revoked_time !== null) return 'REVOKED';
  if (!row.is_open) return 'OVER';
  if (row.open_time !== null) return 'OPENED';
  if (row.refused_time !== null) return 'REFUSED';
  return row.sent_time === null ? 'WAITING' : 'SENT';
}

/** The link by which a juror can come in now, once its mail is written. */
export async function findOpenLink(
  db: Db,
  { project_id, id }: LinkedJuror,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT link.id::text FROM jury_links AS link
    JOIN contest_jurors AS juror ON juror.project_id = link.project_id AND juror.id = link.juror_id
    WHERE link.project_id = ${project_id} AND link.juror_id = ${id} AND ${isLinkOpen(now)}`.execute(db);
  return rows[0]?.id;
}
