import type { Db } from '#server/core/db/database.ts';
import { insertVersioned, type ValuesOf } from '#server/core/db/versioned.ts';

const BY = { userId: null, displayName: '' };

/** Makes a prize of the jury for single photos. @returns its id. */
export async function aPrize(
  db: Db,
  projectId: string,
  contestId: string,
  options: Partial<ValuesOf<'contest_prizes'>> = {},
): Promise<string> {
  const values = {
    contest_id: contestId,
    category: 'PHOTO_SINGLE',
    name: 'Giải Nhất',
    medal: 'GOLD',
    amount: '50000000',
    kind: 'JURY',
    position: 1,
    ...options,
  } satisfies ValuesOf<'contest_prizes'>;
  const { id } = await insertVersioned(db, 'contest_prizes', projectId, values, BY);
  return id;
}

interface Given extends Partial<Omit<ValuesOf<'contest_awards'>, 'contest_id'>> {
  readonly submission_id: string;
}

/** Makes a proposal of a work for a prize, a new one unless it is named. @returns its id. */
export async function anAward(
  db: Db,
  projectId: string,
  contestId: string,
  { prize_id, ...given }: Given,
): Promise<string> {
  const values = {
    amount: '50000000',
    month: null,
    decision_date: null,
    paid_time: null,
    revoke_date: null,
    ...given,
    contest_id: contestId,
    prize_id: prize_id ?? (await aPrize(db, projectId, contestId)),
  } satisfies ValuesOf<'contest_awards'>;
  const { id } = await insertVersioned(db, 'contest_awards', projectId, values, BY);
  return id;
}
