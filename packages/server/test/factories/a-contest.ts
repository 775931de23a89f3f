import { CONTEST_CATEGORIES } from '@toasoan/contract/features/contests/contest-kinds.ts';
import {
  type ContestLimits,
  USUAL_LIMITS,
  USUAL_VOTING,
} from '@toasoan/contract/features/contests/contest-values.ts';
import type { Db } from '#server/core/db/database.ts';
import { insertVersioned, type ValuesOf } from '#server/core/db/versioned.ts';
import { aNumber } from './a-number.ts';

const BY = { userId: null, displayName: 'Hệ thống' };

type ContestOptions = Partial<Omit<ValuesOf<'contests'>, 'limits'>> & { readonly limits?: ContestLimits };

/** Makes a contest that is open for entries. @returns its id. */
export async function aContest(db: Db, projectId: string, options: ContestOptions = {}): Promise<string> {
  const number = aNumber();
  const { limits = USUAL_LIMITS, ...columns } = options;
  const values = {
    code: `happy_${number}`,
    prefix: `HV${number}`,
    title: `Cuộc thi ${number}`,
    year: 2026,
    categories: [...CONTEST_CATEGORIES],
    voting: JSON.stringify(USUAL_VOTING),
    state: 'OPEN',
    ...columns,
    limits: JSON.stringify(limits),
  } satisfies ValuesOf<'contests'>;
  const { id } = await insertVersioned(db, 'contests', projectId, values, BY);
  return id;
}
