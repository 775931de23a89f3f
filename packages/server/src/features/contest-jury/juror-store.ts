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

export function jurorOf(row: JurorRow): Juror {
  return {
    id: row.id,
    contestId: row.contest_id,
    userId: row.user_id,
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

/** The works of a conflict are in the log by their numbers alone. */
export const auditJuror = auditOf('juror', (row: JurorRow) => ({
  title: row.name,
  contestId: row.contest_id,
  userId: row.user_id,
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
  userId: string,
): Promise<JurorRow | undefined> {
  return await db
    .selectFrom(TABLE)
    .selectAll()
    .where('project_id', '=', projectId)
    .where('contest_id', '=', contestId)
    .where('user_id', '=', userId)
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
