import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import {
  type ChangeOf,
  getVersioned,
  holdVersioned,
  insertVersioned,
  removeVersioned,
  updateVersioned,
} from '#server/core/db/versioned.ts';
import type { AwardRow, NamedAward, PrizeRow } from './award-row.ts';

/** One person at a time gives prizes of a contest, so that none is given twice. @throws NOT_FOUND */
export async function holdContestOf(db: Db, projectId: string, contestId: string) {
  return await holdVersioned(db, 'contests', projectId, contestId);
}

/** @throws NOT_FOUND */
export async function getAward(db: Db, projectId: string, id: string): Promise<AwardRow> {
  return await getVersioned(db, 'contest_awards', projectId, id);
}

/** @throws NOT_FOUND */
export async function holdAward(db: Db, projectId: string, id: string): Promise<AwardRow> {
  return await holdVersioned(db, 'contest_awards', projectId, id);
}

/** @throws NOT_FOUND */
export async function getPrize(db: Db, projectId: string, id: string): Promise<PrizeRow> {
  return await getVersioned(db, 'contest_prizes', projectId, id);
}

interface NewAward {
  readonly contestId: string;
  readonly submissionId: string;
  readonly prize: PrizeRow;
  readonly month: string | null;
}

export async function insertAward(
  db: Db,
  projectId: string,
  { contestId, submissionId, prize, month }: NewAward,
  by: Actor,
): Promise<AwardRow> {
  const values = {
    contest_id: contestId,
    submission_id: submissionId,
    prize_id: prize.id,
    amount: prize.amount,
    month,
  };
  return await insertVersioned(db, 'contest_awards', projectId, values, by);
}

/** @throws VERSION_CONFLICT */
export async function changeAward(
  db: Db,
  before: AwardRow,
  values: ChangeOf<'contest_awards'>,
  by: Actor,
): Promise<AwardRow> {
  return await updateVersioned(db, 'contest_awards', before, values, by);
}

export async function deleteAward(db: Db, before: AwardRow): Promise<void> {
  await removeVersioned(db, 'contest_awards', before);
}

/** The awards of a work that are in force, with their prizes; held until the transaction ends. */
export async function awardsOfWork(
  db: Db,
  projectId: string,
  submissionId: string,
): Promise<(NamedAward & { readonly prizeRow: PrizeRow })[]> {
  const rows = await db
    .selectFrom('contest_awards')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('submission_id', '=', submissionId)
    .where('state', '<>', 'REVOKED')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const named: (NamedAward & { prizeRow: PrizeRow })[] = [];
  for (const row of rows) {
    const prizeRow = await getPrize(db, projectId, row.prize_id);
    named.push({ ...(await namedAward(db, row, prizeRow)), prizeRow });
  }
  return named;
}

export async function namedAward(db: Db, row: AwardRow, prize?: PrizeRow): Promise<NamedAward> {
  const { number } = await getVersioned(db, 'submissions', row.project_id, row.submission_id);
  const { name } = prize ?? (await getPrize(db, row.project_id, row.prize_id));
  return { id: row.id, row, number, prize: name };
}
