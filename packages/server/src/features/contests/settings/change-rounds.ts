import type { ContestDetail, ContestRound } from '@toasoan/contract/features/contests/contest.ts';
import { sameValue } from '@toasoan/contract/features/contests/contest-changes.ts';
import {
  type FactChange,
  factChanges,
  roundFacts,
} from '@toasoan/contract/features/contests/contest-facts.ts';
import type { RoundTerms } from '@toasoan/contract/features/contests/contest-settings.ts';
import { ROUND_RULE_TEXTS, roundProblems } from '@toasoan/contract/features/contests/round-rules.ts';
import { holdVersioned } from '#server/core/db/versioned.ts';
import { AppError, type RuleProblem } from '#server/core/errors/app-error.ts';
import { ruleNotMet, ruleProblem } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { insertRound, removeRound, updateRound } from './contest-parts-store.ts';
import { stepContest } from './contest-store.ts';
import { holdContest } from './held-contest.ts';
import { checkNotice, noteChange } from './note-change.ts';

interface RoundsChange {
  readonly id: string;
  readonly version: number;
  readonly notice?: string | undefined;
  readonly rounds: readonly RoundTerms[];
}

/** Sets all rounds; those that have begun must be sent as they are. @throws VERSION_CONFLICT, RULES_NOT_MET */
export async function changeRounds(call: TransactionCall, change: RoundsChange): Promise<ContestDetail> {
  const { db, projectId, caller: by } = call;
  const held = await holdContest(db, projectId, change);
  const { row: contest, detail } = held;
  checkRounds(change.rounds, detail);
  const changes: FactChange[] = [];
  for (const before of detail.rounds) {
    const after = change.rounds.find(({ key }) => key === before.key);
    const facts = factChanges(before.key, roundFacts(before), after && roundFacts(after));
    if (after !== undefined && sameValue(termsOf(before), termsOf(after))) continue;
    // Held, so that nobody begins the round meanwhile.
    const row = await holdVersioned(db, 'contest_rounds', projectId, before.id);
    if (row.state !== 'WAITING') throw ruleNotMet(ROUND_RULE_TEXTS, 'ROUND_STARTED', fieldOf(change, before));
    if (after === undefined) await removeRound(db, row);
    else await updateRound(db, { contest, by }, row, after);
    changes.push(...facts);
  }
  for (const round of change.rounds.filter(({ key }) => detail.rounds.every((other) => other.key !== key))) {
    await insertRound(db, { contest, by }, round);
    changes.push(...factChanges(round.key, {}, roundFacts(round)));
  }
  if (changes.length === 0) return detail;
  if (detail.state === 'ANNOUNCED' || detail.state === 'ARCHIVED')
    throw ruleNotMet(ROUND_RULE_TEXTS, 'ROUNDS_FIXED', 'rounds');
  checkNotice(held, change.notice);
  await stepContest(db, contest, {}, by);
  return await noteChange(call, held, { verb: 'changeRounds', by, notice: change.notice, changes });
}

const fieldOf = ({ rounds }: RoundsChange, { key }: ContestRound) => {
  const at = rounds.findIndex((round) => round.key === key);
  return at < 0 ? 'rounds' : `rounds.${at}`;
};

/** In one order of keys, so that two can be compared. */
function termsOf(round: RoundTerms | ContestRound) {
  const { key, mode, criteria, jurorsPerEntry, quota, blind, withStory, averaging, openTime, closeTime } =
    round;
  const named = criteria.map(({ key: of, name, nameEn, weight }) => [of, name, nameEn, weight]);
  const sorted = Object.entries(quota).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [key, mode, named, jurorsPerEntry, sorted, blind, withStory, averaging, openTime, closeTime];
}

function checkRounds(rounds: readonly RoundTerms[], { categories }: ContestDetail): void {
  const rules = rounds.flatMap((round, at): RuleProblem[] => {
    const isTwice = rounds.slice(0, at).some(({ key }) => key === round.key);
    const twice = isTwice ? [ruleProblem(ROUND_RULE_TEXTS, 'ROUND_TWICE', `rounds.${at}.key`)] : [];
    const wrong = roundProblems(round, categories).map(({ field, code, values }) =>
      ruleProblem(ROUND_RULE_TEXTS, code, `rounds.${at}.${field}`, values),
    );
    return [...twice, ...wrong];
  });
  if (rules.length > 0) throw new AppError('RULES_NOT_MET', { rules });
}
