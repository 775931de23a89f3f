import type { JuryLink } from '@toasoan/contract/features/contest-jury/external-juror.ts';
import type { Juror } from '@toasoan/contract/features/contest-jury/juror.ts';
import { sql } from 'kysely';
import { auditOf } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import {
  auditFieldsOf,
  type ChangeOf,
  insertVersioned,
  type RowOf,
  updateVersioned,
  type ValuesOf,
} from '#server/core/db/versioned.ts';

export const TABLE = 'contest_jurors';
export type JurorRow = RowOf<typeof TABLE>;

/** For those who manage the jury: the address of an external juror is in it. */
export function jurorOf(row: JurorRow, link?: JuryLink): Juror {
  return {
    id: row.id,
    contestId: row.contest_id,
    userId: row.user_id,
    external: row.email === null ? null : { email: row.email, language: row.language, link: link ?? null },
    name: row.name,
    title: row.title,
    roundKeys: row.round_keys,
    categories: row.categories,
    isChair: row.is_chair,
    conflictNumbers: row.conflict_numbers,
    state: row.state,
    reason: row.reason,
    ...auditFieldsOf(row),
  };
}

interface AuditedJuror extends JurorRow {
  /** Of a link that is being sent. */
  readonly linkUntil?: string;
}

/** The works of a conflict are in the log by their numbers alone, and an external juror by the name alone. */
export const auditJuror = auditOf('juror', (row: AuditedJuror) => ({
  title: row.name,
  contestId: row.contest_id,
  ...(row.user_id === null ? { isExternal: true } : { userId: row.user_id }),
  ...(row.linkUntil !== undefined && { linkUntil: row.linkUntil }),
  jurorTitle: row.title,
  roundKeys: row.round_keys,
  categories: row.categories,
  isChair: row.is_chair,
  conflictNumbers: row.conflict_numbers,
  state: row.state,
  reason: row.reason,
}));

export async function insertJuror(
  db: Db,
  projectId: string,
  values: ValuesOf<typeof TABLE>,
  by: Actor,
): Promise<JurorRow> {
  return await insertVersioned(db, TABLE, projectId, values, by);
}

/** @throws VERSION_CONFLICT */
export async function changeJuror(
  db: Db,
  before: JurorRow,
  values: ChangeOf<typeof TABLE>,
  by: Actor,
): Promise<JurorRow> {
  return await updateVersioned(db, TABLE, before, values, by);
}

/** The person's place on the jury, also one that ended; no other call changes it until the transaction ends. */
export async function findJurorOf(
  db: Db,
  projectId: string,
  contestId: string,
  by: { readonly user_id: string } | { readonly email_key: string },
): Promise<JurorRow | undefined> {
  const [column, value] =
    'user_id' in by ? (['user_id', by.user_id] as const) : (['email_key', by.email_key] as const);
  return await db
    .selectFrom(TABLE)
    .selectAll()
    .where('project_id', '=', projectId)
    .where('contest_id', '=', contestId)
    .where(column, '=', value)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function listJurors(db: Db, projectId: string, contestId: string): Promise<JurorRow[]> {
  return await db
    .selectFrom(TABLE)
    .selectAll()
    .where('project_id', '=', projectId)
    .where('contest_id', '=', contestId)
    .orderBy('state')
    .orderBy('id')
    .execute();
}

export interface Candidate {
  readonly name: string;
  readonly emailKey: string;
}

/** A living account that belongs to the project. */
export async function findCandidate(
  db: Db,
  projectId: string,
  userId: string,
): Promise<Candidate | undefined> {
  const { rows } = await sql<Candidate>`
    SELECT display_name AS name, coalesce(email_key, '') AS "emailKey" FROM users
    WHERE id = ${userId} AND deleted_time IS NULL AND account_type = 'user' AND status = 'ENABLE'
      AND (role = 'SUPPER_ADMIN' OR EXISTS (
        SELECT FROM project_members WHERE user_id = users.id AND project_id = ${projectId}))`.execute(db);
  return rows[0];
}

/** Whether somebody else who judges the contest has the mailbox, with an account or without. */
export async function hasSeat(
  db: Db,
  { projectId, contestId, jurorId = '0' }: { projectId: string; contestId: string; jurorId?: string },
  emailKey: string,
): Promise<boolean> {
  if (emailKey === '') return false;
  const { rows } = await sql`
    SELECT FROM contest_jurors AS juror LEFT JOIN users ON users.id = juror.user_id
    WHERE juror.project_id = ${projectId} AND juror.contest_id = ${contestId} AND juror.id <> ${jurorId}
      AND juror.state = 'ACTIVE' AND coalesce(juror.email_key, users.email_key) = ${emailKey} LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Whether the mailbox has entered the contest. */
export async function hasEntered(
  db: Db,
  projectId: string,
  contestId: string,
  emailKey: string,
): Promise<boolean> {
  if (emailKey === '') return false;
  const row = await db
    .selectFrom('entrants')
    .select('id')
    .where('project_id', '=', projectId)
    .where('contest_id', '=', contestId)
    .where('email_key', '=', emailKey)
    .where('state', '<>', 'ERASED')
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of the numbers that no work of the contest has. */
export async function unknownNumbers(
  db: Db,
  projectId: string,
  contestId: string,
  numbers: readonly string[],
): Promise<string[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('submissions')
    .select('number')
    .where('project_id', '=', projectId)
    .where('contest_id', '=', contestId)
    .where('number', 'in', numbers)
    .execute();
  const known = new Set(rows.map(({ number }) => number));
  return numbers.filter((number) => !known.has(number));
}
