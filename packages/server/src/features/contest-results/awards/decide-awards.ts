import type { AwardRevoke, AwardsConfirm } from '@toasoan/contract/features/contest-results/award.ts';
import { AWARD_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/contest-results/award-texts.ts';
import { SUBMISSION_RULE_TEXTS } from '@toasoan/contract/features/submissions/submission-texts.ts';
import { dayIn } from '@toasoan/contract/vocabulary/day.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { holdSubmission, moveSubmission, type SubmissionRow } from '#server/features/submissions/public.ts';
import { type AwardRow, isOfJury, type PrizeRow } from './award-row.ts';
import { awardsOfWork, getAward, getPrize, holdAward, holdContestOf, namedAward } from './award-store.ts';
import { confirmAward, dropProposal, revokeAward } from './follow-moves.ts';
import { type AwardDependencies, transitionOf } from './give-awards.ts';

interface Held {
  readonly row: AwardRow;
  readonly prize: PrizeRow;
  readonly work: SubmissionRow;
}

/** Contest, work and award in the order in which every call holds them. @throws NOT_FOUND, VERSION_CONFLICT */
async function hold(
  { db, projectId }: TransactionCall,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<Held> {
  const seen = await getAward(db, projectId, id);
  await holdContestOf(db, projectId, seen.contest_id);
  const work = await holdSubmission(db, projectId, seen.submission_id);
  const row = await holdAward(db, projectId, id);
  checkVersion(row, version);
  return { row, work, prize: await getPrize(db, projectId, row.prize_id) };
}

/** All of them by one decision, or none. @throws RULES_NOT_MET: NOT_PROPOSED, DECISION_AHEAD */
export async function confirmAwards(
  call: TransactionCall,
  { items, ...decision }: AwardsConfirm,
  deps: AwardDependencies,
): Promise<void> {
  refuseFuture(decision.decisionDate, deps.now());
  const ordered = items.toSorted((a, b) => Number(a.id) - Number(b.id));
  for (const item of ordered) {
    const { row } = await hold(call, item);
    if (row.state !== 'PROPOSED') throw ruleNotMet(TEXTS, 'NOT_PROPOSED', 'items');
  }
  for (const { id } of ordered) await confirmOne(call, id, decision, deps);
}

async function confirmOne(
  call: TransactionCall,
  id: string,
  decision: Omit<AwardsConfirm, 'items'>,
  deps: AwardDependencies,
): Promise<void> {
  const { db, projectId, caller } = call;
  const row = await getAward(db, projectId, id);
  // The move of its work has confirmed it with another one.
  if (row.state !== 'PROPOSED') return;
  const prize = await getPrize(db, projectId, row.prize_id);
  const work = await holdSubmission(db, projectId, row.submission_id);
  if (isOfJury(prize) && work.state === 'AWARD_PROPOSED')
    await moveSubmission(transitionOf(call, deps), work, { to: 'AWARDED', reasonText: '', ...decision });
  else await confirmAward(db, await namedAward(db, row, prize), { source: call, by: caller }, decision);
}

/** The day of the newsroom's country decides. */
function refuseFuture(date: string, now: Date): void {
  if (date > dayIn('Asia/Ho_Chi_Minh', now.getTime()))
    throw ruleNotMet(TEXTS, 'DECISION_AHEAD', 'decisionDate');
}

/** Gives a proposal up; a work without another one goes back to the final. @throws RULES_NOT_MET: NOT_PROPOSED */
export async function withdrawAward(
  call: TransactionCall,
  which: { readonly id: string; readonly version: number },
  deps: AwardDependencies,
): Promise<void> {
  const { db, projectId, caller } = call;
  const { row, prize, work } = await hold(call, which);
  if (row.state !== 'PROPOSED') throw ruleNotMet(TEXTS, 'NOT_PROPOSED', 'id');
  await dropProposal(db, await namedAward(db, row, prize), { source: call, by: caller });
  if (!isOfJury(prize) || work.state !== 'AWARD_PROPOSED') return;
  const others = await awardsOfWork(db, projectId, work.id);
  if (others.some(({ prizeRow }) => isOfJury(prizeRow))) return;
  await moveSubmission(transitionOf(call, deps), work, { to: 'IN_FINAL', reasonText: '' });
}

/** @throws RULES_NOT_MET: NOT_AWARDED, DECISION_AHEAD, WORDS_MISSING */
export async function revoke(
  call: TransactionCall,
  { id, version, ...words }: AwardRevoke & { readonly id: string },
  deps: AwardDependencies,
): Promise<void> {
  const { db, projectId, caller } = call;
  refuseFuture(words.decisionDate, deps.now());
  const { row, prize, work } = await hold(call, { id, version });
  if (row.state !== 'AWARDED') throw ruleNotMet(TEXTS, 'NOT_AWARDED', 'id');
  if (words.reasonCode === 'OTHER' && words.reasonText === '')
    throw ruleNotMet(SUBMISSION_RULE_TEXTS, 'WORDS_MISSING', 'reasonText');
  const others = (await awardsOfWork(db, projectId, work.id)).filter((award) => award.id !== row.id);
  const isLast = !others.some((award) => isOfJury(award.prizeRow) && award.row.state === 'AWARDED');
  if (isOfJury(prize) && isLast && work.state === 'AWARDED')
    await moveSubmission(transitionOf(call, deps), work, { to: 'REVOKED', ...words });
  else await revokeAward(db, await namedAward(db, row, prize), { source: call, by: caller }, words);
}
