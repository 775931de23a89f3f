import { hanoiMonth, hanoiMonthEnd } from '@toasoan/contract/features/contest-votes/hanoi-month.ts';
import { monthName } from '@toasoan/contract/features/contest-votes/vote-kinds.ts';
import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { keepJob } from '#server/core/jobs/job-store.ts';
import { getContest } from '#server/features/contests/public.ts';
import { contestsWithMonths, isMonthNoted } from './month-view.ts';
import { noteMonth } from './note-month.ts';

const KIND = 'contest.noteMonth';
const SYSTEM = { userId: null, displayName: 'Hệ thống' };
const payload = z.strictObject({ projectId: z.string(), contestId: z.string(), month: monthName });

/**
 * The month that runs is noted at its 24:00; one that ended while nothing ran, at once. Called every hour, and in
 * effect once for each month.
 */
export async function planMonths(db: Db, now: Date): Promise<void> {
  const month = hanoiMonth(now.getTime());
  const before = hanoiMonth(Date.parse(`${month}-01T00:00:00+07:00`) - 1);
  for (const { project_id: projectId, id: contestId } of await contestsWithMonths(db)) {
    for (const each of [before, month]) {
      if (await isMonthNoted(db, projectId, contestId, each)) continue;
      await keepJob(db, {
        kind: KIND,
        key: `${KIND}:${contestId}:${each}`,
        payload: { projectId, contestId, month: each },
        runAt: new Date(hanoiMonthEnd(each)),
      });
    }
  }
}

export function monthJobs(): readonly JobHandler[] {
  return [
    shortJob({
      kind: KIND,
      payload,
      run: async ({ projectId, contestId, month }, { db, jobId, now }) => {
        if (await isMonthNoted(db, projectId, contestId, month)) return;
        const source = { db, projectId, address: '', requestId: `job-${jobId}` };
        try {
          const contest = await getContest(db, projectId, contestId);
          await noteMonth(source, contest, { month, reason: '', now: now(), by: SYSTEM });
        } catch (error) {
          // Votes or months were switched off meanwhile: there is nothing to note.
          if (!(error instanceof AppError) || error.code !== 'RULES_NOT_MET') throw error;
        }
      },
    }),
  ];
}
