import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import {
  CONTEST_CHANGE_TEXTS,
  type ContestTerms,
  changedFieldsOf,
  changeProblems,
} from '@toasoan/contract/features/contests/contest-changes.ts';
import { CONTEST_DATE_TEXTS, dateProblems } from '@toasoan/contract/features/contests/contest-dates.ts';
import type { ContestUpdate } from '@toasoan/contract/features/contests/contest-settings.ts';
import { CONTEST_STATE_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { LIMITS_RULE_TEXTS, limitsProblem } from '@toasoan/contract/features/contests/limits-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleProblem } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { updateContest } from './contest-store.ts';
import { planTimes } from './contest-times.ts';
import { holdContest } from './held-contest.ts';
import { checkNotice, noteChange } from './note-change.ts';

interface Change extends ContestUpdate {
  readonly id: string;
  readonly version: number;
}

/** @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET with every rule that speaks against it */
export async function changeContest(
  call: TransactionCall,
  { id, version, notice, ...change }: Change,
  now: Date,
): Promise<ContestDetail> {
  const { db, projectId, caller } = call;
  const held = await holdContest(db, projectId, { id, version });
  const sent = Object.entries(change).filter(([, value]) => value !== undefined);
  const terms: ContestTerms = { ...held.detail, ...(Object.fromEntries(sent) as Partial<ContestTerms>) };
  const changed = changedFieldsOf(held.detail, terms);
  if (changed.length === 0) return held.detail;
  refuse(held.detail, terms, { changed, now, language: call.language });
  checkNotice(held, notice);
  const after = await updateContest(db, held.row, change, caller);
  await planTimes(db, after);
  return await noteChange(call, held, { verb: 'update', by: caller, notice });
}

interface Asked {
  readonly changed: readonly string[];
  readonly now: Date;
  readonly language: TransactionCall['language'];
}

function refuse(before: ContestDetail, terms: ContestTerms, { changed, now, language }: Asked): void {
  const state = CONTEST_STATE_TEXTS[before.state][language];
  const rules = changeProblems(before, terms, now.getTime()).map(({ field, code }) =>
    ruleProblem(CONTEST_CHANGE_TEXTS, code, field, { state }),
  );
  if (changed.some((field) => field.endsWith('Time') || field.startsWith('created')))
    for (const { field, code } of dateProblems({ ...before, ...terms }))
      rules.push(ruleProblem(CONTEST_DATE_TEXTS, code, field));
  const limits = limitsProblem(terms.limits);
  if (limits !== undefined && changed.includes('limits'))
    rules.push(ruleProblem(LIMITS_RULE_TEXTS, limits, 'limits'));
  if (rules.length > 0) throw new AppError('RULES_NOT_MET', { rules });
}
