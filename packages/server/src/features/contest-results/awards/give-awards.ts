import type { AwardCreate, AwardsPropose } from '@toasoan/contract/features/contest-results/award.ts';
import { AWARD_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/contest-results/award-texts.ts';
import { proposeAwards } from '@toasoan/contract/features/contest-results/propose-awards.ts';
import { monthText } from '@toasoan/contract/features/contest-votes/hanoi-month.ts';
import {
  GALLERY_STATES,
  type SubmissionState,
} from '@toasoan/contract/features/submissions/submission-states.ts';
import { SUBMISSION_STATE_TEXTS } from '@toasoan/contract/features/submissions/submission-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { canVotesCome, findMonth, winnersOfMonth } from '#server/features/contest-votes/public.ts';
import {
  holdSubmission,
  moveSubmission,
  type OnMoved,
  type SubmissionRow,
} from '#server/features/submissions/public.ts';
import { auditAward, isOfJury, type PrizeRow } from './award-row.ts';
import { awardsOfWork, getPrize, holdContestOf, insertAward, namedAward } from './award-store.ts';
import { listCandidates, openPrizes } from './candidates-view.ts';
import { countOfPrize, hasMonth } from './given-view.ts';

export interface AwardDependencies {
  readonly now: () => Date;
  readonly onMoved: OnMoved;
}

export function transitionOf(call: TransactionCall, { now, onMoved }: AwardDependencies) {
  const { caller, language } = call;
  const holds = (taker: string) => caller.permissionsHere.some((permission) => permission === taker);
  return { source: call, by: caller, language, holds, now: now(), onMoved };
}

/**
 * Proposes for every prize that is left whom the ranking and the votes name. Prizes of the audience wait until nobody
 * can vote any more. @throws NOT_FOUND, RULES_NOT_MET: VOTES_OPEN where only those were asked for
 */
export async function proposeAll(
  call: TransactionCall,
  { contestId, category, kind }: AwardsPropose,
  now: Date,
): Promise<{ added: number; ties: string[] }> {
  const { db, projectId, caller } = call;
  const contest = await holdContestOf(db, projectId, contestId);
  const waitsForVotes = canVotesCome(contest, now);
  if (kind === 'AUDIENCE' && waitsForVotes) throw ruleNotMet(TEXTS, 'VOTES_OPEN', 'kind');
  const prizes = (await openPrizes(db, contest, category)).filter(
    (prize) => (kind === undefined || prize.kind === kind) && (prize.kind !== 'AUDIENCE' || !waitsForVotes),
  );
  const { awards, ties } = proposeAwards(prizes, await listCandidates(db, contest));
  const byId = new Map(prizes.map(({ row }) => [row.id, row]));
  for (const { submissionId, prizeId } of awards) {
    const prize = byId.get(prizeId);
    if (prize === undefined) continue;
    const row = await insertAward(db, projectId, { contestId, submissionId, prize, month: null }, caller);
    await auditAward(call, 'propose', { after: await namedAward(db, row, prize) });
  }
  return { added: awards.length, ties: [...ties] };
}

/** Proposes one work for one prize. @returns the id of the award. @throws NOT_FOUND, RULES_NOT_MET */
export async function proposeOne(
  call: TransactionCall,
  { submissionId, prizeId, month }: AwardCreate,
  deps: AwardDependencies,
): Promise<string> {
  const { db, projectId, caller, language } = call;
  const prize = await getPrize(db, projectId, prizeId);
  const contest = await holdContestOf(db, projectId, prize.contest_id);
  const work = await holdSubmission(db, projectId, submissionId);
  if (work.contest_id !== prize.contest_id) throw new AppError('NOT_FOUND');
  await checkPrize(call, { prize, work, month });
  checkState(prize, work.state, language);
  if (prize.kind === 'MONTHLY') await checkMonth(call, { prize, work, month });
  if (prize.kind === 'AUDIENCE' && canVotesCome(contest, deps.now()))
    throw ruleNotMet(TEXTS, 'VOTES_OPEN', 'prizeId');
  if (isOfJury(prize) && work.state === 'IN_FINAL')
    await moveSubmission(transitionOf(call, deps), work, { to: 'AWARD_PROPOSED', reasonText: '' });
  const given = { contestId: prize.contest_id, submissionId, prize, month: monthOf(prize, month) };
  const row = await insertAward(db, projectId, given, caller);
  await auditAward(call, 'propose', { after: await namedAward(db, row, prize) });
  return row.id;
}

interface Wanted {
  readonly prize: PrizeRow;
  readonly work: SubmissionRow;
  readonly month: string | undefined;
}

/** Prizes of other kinds have no month. */
const monthOf = ({ kind }: PrizeRow, month: string | undefined) =>
  kind === 'MONTHLY' ? (month ?? null) : null;

async function checkPrize({ db, projectId }: TransactionCall, { prize, work, month }: Wanted): Promise<void> {
  if (prize.category !== null && prize.category !== work.category)
    throw ruleNotMet(TEXTS, 'OTHER_CATEGORY', 'prizeId');
  const { name, quantity } = prize;
  const given = await countOfPrize(db, prize, month);
  if (given >= quantity) throw ruleNotMet(TEXTS, 'PRIZES_GONE', 'prizeId', { prize: name, quantity });
  const own = await awardsOfWork(db, projectId, work.id);
  if (own.some(({ row }) => row.prize_id === prize.id)) throw ruleNotMet(TEXTS, 'HAS_PRIZE', 'prizeId');
  if (prize.kind === 'JURY' && own.some(({ prizeRow }) => prizeRow.kind === 'JURY'))
    throw ruleNotMet(TEXTS, 'ONE_JURY_PRIZE', 'prizeId');
}

const FINALISTS: readonly SubmissionState[] = ['IN_FINAL', 'AWARD_PROPOSED', 'AWARDED'];

function checkState(prize: PrizeRow, state: SubmissionState, language: Language): void {
  const named = { state: SUBMISSION_STATE_TEXTS[state][language] };
  if (isOfJury(prize) && !FINALISTS.includes(state))
    throw ruleNotMet(TEXTS, 'NOT_IN_FINAL', 'submissionId', named);
  if (!GALLERY_STATES.includes(state)) throw ruleNotMet(TEXTS, 'NOT_VALID', 'submissionId', named);
}

/** Valid votes at 24:00 of the last day decide: prizes of a month go to the winners of its ranking. */
async function checkMonth({ db }: TransactionCall, { prize, work, month }: Wanted): Promise<void> {
  if (month === undefined) throw ruleNotMet(TEXTS, 'MONTH_MISSING', 'month');
  if (await hasMonth(db, work)) throw ruleNotMet(TEXTS, 'MONTH_TWICE', 'submissionId');
  const named = { month: monthText(month) };
  const noted = await findMonth(db, work.project_id, { contestId: work.contest_id, month });
  if (noted === undefined) throw ruleNotMet(TEXTS, 'MONTH_NOT_CLOSED', 'month', named);
  const winners = await winnersOfMonth(db, noted);
  if (!winners.some(({ submissionId, prizeId }) => submissionId === work.id && prizeId === prize.id))
    throw ruleNotMet(TEXTS, 'MONTH_OTHER_WINNER', 'submissionId', named);
}
