import { MINUTES_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/contest-results/minutes-texts.ts';
import { ROUND_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { getContest } from '#server/features/contests/public.ts';
import { startTask } from '#server/features/tasks/public.ts';
import { getRound } from './minutes-view.ts';

/** @throws NOT_FOUND, RULES_NOT_MET: ROUND_NOT_LOCKED */
export async function startMinutes(call: TransactionCall, roundId: string): Promise<{ taskId: string }> {
  const { db, projectId, caller, language } = call;
  const round = await getRound(db, projectId, roundId);
  // Of a check nobody keeps points.
  if (round.key !== 'PRELIM' && round.key !== 'FINAL') throw new AppError('NOT_FOUND');
  if (round.state !== 'LOCKED' && round.state !== 'APPLIED')
    throw ruleNotMet(TEXTS, 'ROUND_NOT_LOCKED', 'roundId');
  const contest = await getContest(db, projectId, round.contest_id);
  const taskId = await startTask(db, {
    kind: 'contest-minutes',
    title: `${contest.title}, ${ROUND_TEXTS[round.key][language]}`,
    payload: { roundId, language },
    userId: caller.userId,
    projectId,
  });
  await writeAudit(call, {
    action: 'contestAward.minutes',
    entity: 'contestAward',
    after: { title: `${contest.title}, ${ROUND_TEXTS[round.key].vi}`, roundKey: round.key },
  });
  return { taskId };
}
