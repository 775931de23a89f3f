import { JURY_RULE_TEXTS as RULES } from '@toasoan/contract/features/contest-jury/jury-texts.ts';
import { quotaLine } from '@toasoan/contract/features/contest-jury/quota-line.ts';
import type { WorksDecided } from '@toasoan/contract/features/contest-jury/round-board.ts';
import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { updateVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { jurorTurns, scoresOfRound } from './counted-scores-view.ts';
import { auditRound, holdRound } from './held-round-store.ts';
import { rankedOf, rankRound } from './rank-round.ts';
import { decideResults, keepResults, type ResultRow, resultsOf } from './result-store.ts';
import { type RoundRow, stateOfRound, worksOfRound } from './round-works-view.ts';
import { auditScore, changeTurn, scoresOfLeftWorks } from './turn-store.ts';

interface Changed {
  readonly version: number;
  readonly changed: number;
}

interface Locking {
  readonly version: number;
  readonly reason: string;
}

/** Scores stand from now on. @throws RULES_NOT_MET: TURNS_LEFT without a reason, WORKS_UNSCORED */
export async function lockRound(call: TransactionCall, id: string, body: Locking): Promise<Changed> {
  const { db, caller } = call;
  const before = await holdRound(call, { id, version: body.version, states: ['OPEN'] });
  const left = (await jurorTurns(db, before)).reduce((sum, { todo }) => sum + todo, 0);
  if (left > 0 && body.reason === '') throw ruleNotMet(RULES, 'TURNS_LEFT', 'reason', { count: left });
  await voidLeftScores(call, before);
  const works = await worksOfRound(db, before);
  const ranked = await rankRound(before, works, await scoresOfRound(db, before));
  const unscored = ranked.filter(({ rank }) => rank === null).length;
  if (unscored > 0) throw ruleNotMet(RULES, 'WORKS_UNSCORED', undefined, { count: unscored });
  await keepResults(db, before, ranked);
  const after = await updateVersioned(db, 'contest_rounds', before, { state: 'LOCKED' }, caller);
  // With mode and averaging: the log alone gives the ranking.
  const { mode: scoring, averaging } = after;
  const said = { reason: body.reason, scoring, averaging, works: ranked.length, missing: left };
  await auditRound(call, 'lock', { before, after: { ...after, said } });
  return { version: after.version, changed: ranked.length };
}

/** What was scored of works that have left the contest meanwhile counts for nothing. */
async function voidLeftScores(call: TransactionCall, round: RoundRow): Promise<void> {
  for (const before of await scoresOfLeftWorks(call.db, round, stateOfRound(round.key) ?? '')) {
    const after = await changeTurn(call.db, before, { points: null }, call.caller);
    await auditScore(call, 'void', { before, after });
  }
}

/** Above the line goes on, below it does not; equal works on both sides stay open. */
export async function decideByQuota(
  call: TransactionCall,
  id: string,
  body: { readonly version: number; readonly category: ContestCategory },
): Promise<Changed> {
  const { db, caller } = call;
  const before = await holdRound(call, { id, version: body.version, states: ['LOCKED'] });
  const results = await resultsOf(db, before, body.category);
  const line = lineOf(before, results, body.category);
  const tied = new Set(line.tied);
  const inside = new Set(line.inside);
  const open = results.filter(({ submission_id, decision }) => decision === null && !tied.has(submission_id));
  const idsOf = (isInside: boolean) =>
    open
      .filter(({ submission_id }) => inside.has(submission_id) === isInside)
      .map((row) => row.submission_id);
  const passed = await decideResults(db, before, { ids: idsOf(true), decision: 'PASS', reason: '' }, caller);
  const failed = await decideResults(db, before, { ids: idsOf(false), decision: 'FAIL', reason: '' }, caller);
  const said = { category: body.category, passed, failed, tied: tied.size };
  return { version: await noteDecision(call, before, said), changed: passed + failed };
}

function lineOf(round: RoundRow, results: readonly ResultRow[], category: ContestCategory) {
  const ranked = results.filter((row) => row.category === category).map(rankedOf);
  return quotaLine(ranked, round.quota[category] ?? ranked.length, round.averaging);
}

async function noteDecision(call: TransactionCall, before: RoundRow, said: object): Promise<number> {
  const after = await updateVersioned(call.db, 'contest_rounds', before, {}, call.caller);
  await auditRound(call, 'decide', { before, after: { ...after, said } });
  return after.version;
}

/**
 * Single works. Equal works at the line are the chair's or an administrator's, with a reason; everything else is an
 * administrator's. @throws FORBIDDEN, RULES_NOT_MET
 */
export async function decideWorks(call: TransactionCall, id: string, body: WorksDecided): Promise<Changed> {
  const { db, caller } = call;
  const before = await holdRound(call, { id, version: body.version, states: ['LOCKED'] });
  const results = await resultsOf(db, before);
  const chosen = results.filter(({ submission_id }) => body.ids.includes(submission_id));
  if (chosen.length < new Set(body.ids).size) throw new AppError('NOT_FOUND');
  const runs = caller.permissionsHere.includes('contest.round');
  const isTied = await tiesOf(before, results);
  if (!runs && !(await isChair(call, before))) throw new AppError('FORBIDDEN');
  if (!runs && !chosen.every(({ submission_id }) => isTied.has(submission_id)))
    throw new AppError('FORBIDDEN');
  // The quota decides without words; whoever decides otherwise says why.
  if (body.reason === '') throw ruleNotMet(RULES, 'REASON_MISSING', 'reason');
  const count = await decideResults(db, before, body, caller);
  const { ids, decision, reason } = body;
  const said = { works: ids, decision, reason };
  return { version: await noteDecision(call, before, said), changed: count };
}

async function tiesOf(round: RoundRow, results: readonly ResultRow[]): Promise<ReadonlySet<string>> {
  const categories = new Set(results.map(({ category }) => category));
  return new Set([...categories].flatMap((category) => lineOf(round, results, category).tied));
}

async function isChair({ db, caller }: TransactionCall, round: RoundRow): Promise<boolean> {
  const jurors = await jurorTurns(db, round);
  return jurors.some(
    ({ userId, isChair: leads, state }) => userId === caller.userId && leads && state === 'ACTIVE',
  );
}
