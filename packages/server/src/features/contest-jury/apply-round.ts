import type { RoundDecision } from '@toasoan/contract/features/contest-jury/jury-kinds.ts';
import { JURY_RULE_TEXTS as RULES } from '@toasoan/contract/features/contest-jury/jury-texts.ts';
import type { RoundApplied } from '@toasoan/contract/features/contest-jury/round-board.ts';
import type { SubmissionState } from '@toasoan/contract/features/submissions/submission-states.ts';
import { updateVersioned } from '#server/core/db/versioned.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { holdSubmission, moveSubmission, type OnMoved } from '#server/features/submissions/public.ts';
import { auditRound, holdRound } from './held-round-store.ts';
import { markApplied, type ResultRow, resultsOf } from './result-store.ts';
import { type RoundRow, stateOfRound } from './round-works-view.ts';

export interface ApplyDependencies {
  readonly now: () => Date;
  readonly onMoved: OnMoved;
}

const PASSED: Partial<Record<RoundRow['key'], SubmissionState>> = {
  PRELIM: 'IN_FINAL',
  FINAL: 'AWARD_PROPOSED',
};

/** A reserve waits among those who did not pass: an administrator may take it up again, with a reason. */
const goalOf = (round: RoundRow, decision: RoundDecision | null): SubmissionState =>
  (decision === 'PASS' && PASSED[round.key]) || 'ELIMINATED';

/** So many works of one call: the console calls again until none is left. */
const AT_ONCE = 2_000;

/**
 * Carries out the decisions of a round, all of them in one transaction up to `AT_ONCE`. A work that somebody else has
 * decided about meanwhile keeps its state, and the report says so. The round is over once none is left.
 */
export async function applyRound(
  call: TransactionCall,
  id: string,
  version: number,
  deps: ApplyDependencies,
): Promise<RoundApplied> {
  const { db, caller } = call;
  const before = await holdRound(call, { id, version, states: ['LOCKED'] });
  const results = await resultsOf(db, before);
  const open = results.filter(({ decision }) => decision === null).length;
  if (open > 0) throw ruleNotMet(RULES, 'WORKS_UNDECIDED', undefined, { count: open });
  const waiting = results
    .filter(({ applied_time }) => applied_time === null)
    .sort((a, b) => Number(a.submission_id) - Number(b.submission_id));
  const now = waiting.slice(0, AT_ONCE);
  const problems: RoundApplied['problems'] = [];
  for (const row of now) {
    const number = await moveOne(call, before, row, deps);
    if (number !== undefined) problems.push({ number, message: RULES.WORK_LEFT_ROUND[call.language] });
  }
  await markApplied(db, before, now, deps.now());
  const left = waiting.length - now.length;
  const values = left === 0 ? ({ state: 'APPLIED' } as const) : {};
  const after = await updateVersioned(db, 'contest_rounds', before, values, caller);
  const moved = now.length - problems.length;
  const said = { moved, left, problems: problems.map(({ number }) => number) };
  await auditRound(call, 'apply', { before, after: { ...after, said } });
  return { version: after.version, moved, left, problems };
}

/** @returns the number of a work that has left the round. */
async function moveOne(
  call: TransactionCall,
  round: RoundRow,
  row: ResultRow,
  { now, onMoved }: ApplyDependencies,
): Promise<string | undefined> {
  const { db, projectId, caller, language } = call;
  const work = await holdSubmission(db, projectId, row.submission_id);
  if (work.state !== stateOfRound(round.key)) return work.number;
  const transition = {
    source: call,
    by: caller,
    language,
    holds: (taker: string) => caller.permissionsHere.some((permission) => permission === taker),
    now: now(),
    onMoved,
  };
  await moveSubmission(transition, work, { to: goalOf(round, row.decision), reasonText: '' });
  return undefined;
}
