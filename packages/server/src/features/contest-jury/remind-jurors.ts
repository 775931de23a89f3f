import { JURY_RULE_TEXTS as RULES } from '@toasoan/contract/features/contest-jury/jury-texts.ts';
import { FIXED_CONTESTS } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { getVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { getContest } from '#server/features/contests/public.ts';
import { notify } from '#server/features/notifications/public.ts';
import { findOpenLink } from './access/jury-link-store.ts';
import { addRemindMail } from './access/jury-mail-jobs.ts';
import { type JurorTurns, jurorTurns } from './counted-scores-view.ts';
import { auditRound, wrongState } from './held-round-store.ts';
import type { RoundRow } from './round-works-view.ts';

/**
 * Jurors with works left; who is through is left in peace. @returns how many were reminded.
 * @throws RULES_NOT_MET: ROUND_STATE, JURY_NO_MAIL, LINK_MISSING
 */
export async function remindJurors(
  call: TransactionCall,
  id: string,
  jurorIds: readonly string[],
  { now, mails }: { readonly now: Date; readonly mails: boolean },
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
  await mailExternals(call, round, slow, { now, mails });
  const group = contest.code in FIXED_CONTESTS ? contest.code : 'happy';
  await notify(db, projectId, {
    kind: 'juryReminder',
    postId: null,
    to: slow.flatMap(({ userId }) => userId ?? []),
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

/** Who has no account is reminded by a mail with the link that works. */
async function mailExternals(
  { db, projectId }: TransactionCall,
  round: RoundRow,
  jurors: readonly JurorTurns[],
  { now, mails }: { readonly now: Date; readonly mails: boolean },
): Promise<void> {
  for (const { id, userId, name } of jurors) {
    if (userId !== null) continue;
    if (!mails) throw ruleNotMet(RULES, 'JURY_NO_MAIL', 'jurorIds');
    const linkId = await findOpenLink(db, { project_id: projectId, id }, now);
    if (linkId === undefined) throw ruleNotMet(RULES, 'LINK_MISSING', 'jurorIds', { name });
    await addRemindMail(db, { projectId, linkId, dueTime: round.close_time });
  }
}
