import type { CheckManyBody } from '@toasoan/contract/features/submission-checks/endpoints.ts';
import { TECH_RULE_TEXTS } from '@toasoan/contract/features/submission-checks/tech-rule-texts.ts';
import * as z from 'zod/mini';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { findPersonIn } from '#server/core/auth/rights-view.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { getContest } from '#server/features/contests/public.ts';
import { startTask, type TaskHandler, taskHandler } from '#server/features/tasks/public.ts';
import { checkSubmission } from './check-jobs.ts';
import { examineWork } from './check-submission.ts';
import { findWorksToCheck, knownWorks, wasCheckedSince } from './checked-work-view.ts';
import type { ExaminingDependencies } from './examine-file.ts';

const TITLE = { vi: 'Kiểm tra kỹ thuật tác phẩm dự thi', en: 'Technical check of contest works' };

const payload = z.strictObject({ ids: z.array(z.string()), since: z.string() });

/** Starts the check of many works. @throws NOT_FOUND for the contest; RULES_NOT_MET: NOTHING_TO_CHECK */
export async function startChecks(
  call: TransactionCall,
  body: CheckManyBody,
  now: Date,
): Promise<{ taskId: string }> {
  const { db, projectId, caller, language } = call;
  const ids = await worksOf(db, projectId, body);
  if (ids.length === 0) throw ruleNotMet(TECH_RULE_TEXTS, 'NOTHING_TO_CHECK');
  const taskId = await startTask(db, {
    kind: 'submission-check',
    title: TITLE[language],
    payload: { ids, since: now.toISOString() },
    userId: caller.userId,
    projectId,
  });
  await writeAudit(call, {
    action: 'submission.check',
    entity: 'submission',
    after: { title: TITLE.vi, total: ids.length },
  });
  return { taskId };
}

async function worksOf(db: Db, projectId: string, body: CheckManyBody): Promise<string[]> {
  if (body.which === 'SELECTED') return await knownWorks(db, projectId, body.ids);
  const { id: contestId } = await getContest(db, projectId, body.contestId);
  return await findWorksToCheck(db, projectId, { contestId, isWaiting: body.which === 'WAITING' });
}

/** One work after the other. A task that begins again passes over what it has checked. */
export function submissionCheckTask(deps: ExaminingDependencies): TaskHandler {
  return taskHandler({
    kind: 'submission-check',
    payload,
    run: async ({ ids, since }, { db, projectId, userId, signal, now, report }) => {
      const project = projectId ?? '';
      const person = await findPersonIn(db, project, userId);
      if (!person?.permissions.includes('contest.check')) throw new AppError('FORBIDDEN');
      let done = 0;
      for (const submissionId of ids) {
        signal.throwIfAborted();
        report(done, ids.length);
        if (!(await wasCheckedSince(db, project, submissionId, new Date(since)))) {
          const ending = await examineWork(deps, db, {
            projectId: project,
            submissionId,
            now,
            signal,
            checkAgain: checkSubmission,
          });
          if (ending) await inTransaction(db, ending);
        }
        done += 1;
      }
      return { done };
    },
  });
}
