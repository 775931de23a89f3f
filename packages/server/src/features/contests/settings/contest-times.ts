import type { Db } from '#server/core/db/database.ts';
import { addJob, removeJob } from '#server/core/jobs/job-store.ts';
import { type ContestRow, endOfIntake } from '../contest-row.ts';

export const CONTEST_TIME = 'contest.time';
const keyOf = (contestId: string) => `${CONTEST_TIME}:${contestId}`;

/** When something happens to a contest by itself: a planned opening, or the closing of an open one. */
export function nextTimeOf(contest: ContestRow): Date | null {
  if (contest.state === 'OPEN') return endOfIntake(contest);
  return contest.state === 'DRAFT' && contest.opens_itself ? contest.open_time : null;
}

/** In the transaction of every change: the one job of a contest is due at its next time. */
export async function planTimes(db: Db, contest: ContestRow): Promise<void> {
  const runAt = nextTimeOf(contest);
  const { id: contestId, project_id: projectId } = contest;
  if (runAt === null) await removeJob(db, keyOf(contestId));
  else
    await addJob(db, { kind: CONTEST_TIME, key: keyOf(contestId), payload: { projectId, contestId }, runAt });
}
