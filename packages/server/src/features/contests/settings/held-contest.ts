import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import type { Db } from '#server/core/db/database.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { holdVersioned } from '#server/core/db/versioned.ts';
import type { ContestRow } from '../contest-row.ts';
import { getContestDetail } from '../contest-view.ts';

/** A contest as it is before a change, which nobody else makes until the transaction ends. */
export interface HeldContest {
  readonly row: ContestRow;
  readonly detail: ContestDetail;
}

/** @throws NOT_FOUND, VERSION_CONFLICT */
export async function holdContest(
  db: Db,
  projectId: string,
  { id, version }: { readonly id: string; readonly version?: number },
): Promise<HeldContest> {
  const row = await holdVersioned(db, 'contests', projectId, id);
  if (version !== undefined) checkVersion(row, version);
  return { row, detail: await getContestDetail(db, projectId, id) };
}
