import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import {
  type FactChange,
  factChanges,
  prizeFacts,
} from '@toasoan/contract/features/contests/contest-facts.ts';
import type { PrizeDraft } from '@toasoan/contract/features/contests/contest-settings.ts';
import { PRIZE_RULE_TEXTS, prizeProblem } from '@toasoan/contract/features/contests/prize-rules.ts';
import { getVersioned } from '#server/core/db/versioned.ts';
import { AppError, type RuleProblem } from '#server/core/errors/app-error.ts';
import { ruleProblem } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { insertPrize, removePrize, updatePrize } from './contest-parts-store.ts';
import { stepContest } from './contest-store.ts';
import { holdContest } from './held-contest.ts';
import { checkNotice, noteChange } from './note-change.ts';

interface PrizesChange {
  readonly id: string;
  readonly version: number;
  readonly notice?: string | undefined;
  readonly prizes: readonly PrizeDraft[];
}

/** Sets all prizes in their order. @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET */
export async function changePrizes(call: TransactionCall, change: PrizesChange): Promise<ContestDetail> {
  const { db, projectId, caller: by } = call;
  const held = await holdContest(db, projectId, change);
  const { row: contest, detail } = held;
  checkPrizes(change.prizes, detail);
  const sent = new Set(change.prizes.map(({ id }) => id));
  const changes: FactChange[] = [];
  for (const gone of detail.prizes.filter(({ id }) => !sent.has(id))) {
    await removePrize(db, await getVersioned(db, 'contest_prizes', projectId, gone.id));
    changes.push(...factChanges(gone.name, prizeFacts(gone)));
  }
  let hasMoved = false;
  for (const [position, prize] of change.prizes.entries()) {
    const at = detail.prizes.findIndex(({ id }) => id === prize.id);
    const before = detail.prizes[at];
    const facts = factChanges(prize.name, before && prizeFacts(before), prizeFacts(prize));
    if (before === undefined) await insertPrize(db, { contest, by }, prize, position);
    else if (facts.length > 0 || at !== position) {
      const row = await getVersioned(db, 'contest_prizes', projectId, before.id);
      await updatePrize(db, { contest, by }, row, { prize, position });
      hasMoved = true;
    }
    changes.push(...facts);
  }
  if (changes.length === 0 && !hasMoved) return detail;
  if (changes.length > 0) checkNotice(held, change.notice);
  await stepContest(db, contest, {}, by);
  return await noteChange(call, held, { verb: 'changePrizes', by, notice: change.notice, changes });
}

/** @throws NOT_FOUND for a prize of another contest, RULES_NOT_MET */
function checkPrizes(prizes: readonly PrizeDraft[], contest: ContestDetail): void {
  const ids = prizes.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const known = new Set(contest.prizes.map(({ id }) => id));
  if (new Set(ids).size < ids.length || ids.some((id) => !known.has(id))) throw new AppError('NOT_FOUND');
  const gone = contest.prizes.filter(({ id }) => !ids.includes(id));
  const rules = [
    ...prizes.flatMap((prize, at) => problemsOf(prize, at, contest)),
    ...gone.flatMap((before) => ruleOf(prizeProblem(contest.state, { before }), 'prizes')),
  ];
  if (rules.length > 0) throw new AppError('RULES_NOT_MET', { rules });
}

function problemsOf(
  prize: PrizeDraft,
  at: number,
  { state, categories, prizes }: ContestDetail,
): RuleProblem[] {
  const isTaken = prize.category === null || categories.includes(prize.category);
  const before = prizes.find(({ id }) => id === prize.id);
  const isSame = before !== undefined && factChanges('', prizeFacts(before), prizeFacts(prize)).length === 0;
  return [
    ...ruleOf(isTaken ? undefined : 'PRIZE_CATEGORY', `prizes.${at}.category`),
    ...ruleOf(isSame ? undefined : prizeProblem(state, { before, after: prize }), `prizes.${at}.amount`),
  ];
}

function ruleOf(code: keyof typeof PRIZE_RULE_TEXTS | undefined, field: string): RuleProblem[] {
  return code === undefined ? [] : [ruleProblem(PRIZE_RULE_TEXTS, code, field)];
}
