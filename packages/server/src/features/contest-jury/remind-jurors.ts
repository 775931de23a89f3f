import { FIXED_CONTESTS } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { getVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { getContest } from '#server/features/contests/public.ts';
import { notify } from '#server/features/notifications/public.ts';
import { jurorTurns } from './counted-scores-view.ts';
import { auditRound, wrongState } from './held-round-store.ts';

/** Jurors with works left; who is through is left in peace. @returns how many were reminded. */
export async function remindJurors(
  call: TransactionCall,
  id: string,
  jurorIds: readonly string[],
): Promise<number> {
  const { db, projectId, caller, language } = call;
  const round = await getVersioned(db, 'contest_rounds', projectId, id);
  if (round.state !== 'OPEN') throw wrongState(round.state, language);
  const jurors = await jurorTurns(db, round);
  const asked = jurors.filter((juror) => jurorIds.includes(juror.id));
  if (asked.length < new Set(jurorIds).size) throw new AppError('NOT_FOUND');
  const slow = asked.filter(({ state, todo }) => state === 'ACTIVE' && todo > 0);
  if (slow.length === 0) return 0;
  const contest = await getContest(db, projectId, round.contest_id);
  const group = contest.code in FIXED_CONTESTS ? contest.code : 'happy';
  await notify(db, projectId, {
    kind: 'juryReminder',
    postId: null,
    to: slow.map(({ userId }) => userId),
    by: { userId: caller.userId, displayName: caller.displayName },
    detail: {
      title: contest.title,
      requestOf: 'contest',
      requestId: `${group}/submission_photo`,
      ...(round.close_time && { dueTime: round.close_time.toISOString() }),
    },
  });
  const said = { jurors: slow.map((juror) => juror.id) };
  await auditRound(call, 'remind', { before: round, after: { ...round, said } });
  return slow.length;
}
