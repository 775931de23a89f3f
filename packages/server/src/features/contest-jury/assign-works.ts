import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import { JURY_RULE_TEXTS as RULES } from '@toasoan/contract/features/contest-jury/jury-texts.ts';
import { SUBMISSION_RULE_TEXTS } from '@toasoan/contract/features/submissions/submission-texts.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import { holdVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { auditRound, runningRounds } from './held-round-store.ts';
import { type JurorRow, TABLE } from './juror-store.ts';
import { isBlindFor } from './jury-blindness-view.ts';
import { type RoundRow, stateOfRound } from './round-works-view.ts';
import { insertTurns } from './turn-store.ts';
import { findWorkForJuror, type WorkForJuror } from './work-for-juror-view.ts';

interface Assigning {
  readonly jurorId: string;
  readonly ids: readonly string[];
  readonly reason: string;
}

/**
 * Gives chosen works to a juror in the rounds that run; each that the juror may not get says why. What is said of own
 * works and conflicts names authors, so nobody who is blind may ask.
 * @throws NOT_FOUND, RULES_NOT_MET: JUROR_REMOVED, BLIND_ROUND, NO_RUNNING_ROUND
 */
export async function assignWorks(
  call: TransactionCall,
  { jurorId, ids, reason }: Assigning,
): Promise<BulkResult> {
  const { db, projectId, caller } = call;
  const juror = await holdVersioned(db, TABLE, projectId, jurorId);
  if (juror.state === 'REMOVED') throw ruleNotMet(RULES, 'JUROR_REMOVED', 'jurorId');
  const contestId = juror.contest_id;
  if (await isBlindFor(db, { projectId, contestId, userId: caller.userId }))
    throw ruleNotMet(SUBMISSION_RULE_TEXTS, 'BLIND_ROUND', 'jurorId');
  const rounds = await runningRounds(db, juror);
  if (rounds.length === 0) throw ruleNotMet(RULES, 'NO_RUNNING_ROUND', 'jurorId');
  const given = new Map<RoundRow, string[]>();
  const result = await runBulk(call, ids, async (itemCall, id) => {
    const { round, work } = await chooseRound(itemCall, { juror, rounds, id });
    const turns = [{ jurorId, workId: id }];
    await insertTurns(itemCall.db, round, { turns, works: [work] }, caller);
    given.set(round, [...(given.get(round) ?? []), work.number]);
  });
  for (const [round, assignedWorks] of given) {
    const said = { jurorId, reason, assignedWorks, added: assignedWorks.length };
    await auditRound(call, 'assign', { before: round, after: { ...round, said } });
  }
  return result;
}

interface Choosing {
  readonly juror: JurorRow;
  readonly rounds: readonly RoundRow[];
  readonly id: string;
}

/** @throws NOT_FOUND, RULES_NOT_MET: why this juror does not get this work */
async function chooseRound({ db, projectId }: TransactionCall, { juror, rounds, id }: Choosing) {
  const work = await findWorkForJuror(db, projectId, { juror, id });
  if (work === undefined) throw new AppError('NOT_FOUND');
  const round = rounds.find(({ key }) => stateOfRound(key) === work.state);
  if (round === undefined) throw ruleNotMet(RULES, 'WORK_NOT_IN_ROUND', 'ids');
  refuseBarred(juror, work);
  const turn = work.turns.find(({ roundId }) => roundId === round.id);
  if (turn?.state === 'RECUSED' || turn?.state === 'ABSTAINED')
    throw ruleNotMet(RULES, 'JUROR_DECLINED', 'ids');
  if (turn !== undefined) throw ruleNotMet(RULES, 'JUROR_HAS_WORK', 'ids');
  return { round, work: { ...work, isAnchor: work.anchorIn.includes(round.id) } };
}

function refuseBarred({ categories }: JurorRow, work: WorkForJuror): void {
  if (categories.length > 0 && !categories.includes(work.category))
    throw ruleNotMet(RULES, 'JUROR_OTHER_CATEGORY', 'ids');
  if (work.isOwn) throw ruleNotMet(RULES, 'JUROR_OWN_WORK', 'ids');
  if (work.isConflict) throw ruleNotMet(RULES, 'JUROR_CONFLICT', 'ids');
}
