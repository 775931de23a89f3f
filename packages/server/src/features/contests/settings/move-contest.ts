import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import { openingBlockers } from '@toasoan/contract/features/contests/contest-checklist.ts';
import {
  CONTEST_DATE_TEXTS,
  closingOf,
  dateProblems,
} from '@toasoan/contract/features/contests/contest-dates.ts';
import {
  CONTEST_MOVES,
  type ContestStep,
  CONTEST_STEP_RULE_TEXTS as TEXTS,
} from '@toasoan/contract/features/contests/contest-steps.ts';
import { CONTEST_STATE_TEXTS, ROUND_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet, ruleProblem } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import type { ContestRow } from '../contest-row.ts';
import { stepContest } from './contest-store.ts';
import { planTimes } from './contest-times.ts';
import { type HeldContest, holdContest } from './held-contest.ts';
import { checkNotice, noteChange } from './note-change.ts';
import { type OpeningOptions, openingFacts } from './opening-facts-view.ts';

interface Which {
  readonly id: string;
  readonly version: number;
}

async function holdForStep(call: TransactionCall, which: Which, step: ContestStep): Promise<HeldContest> {
  const held = await holdContest(call.db, call.projectId, which);
  const { state } = held.detail;
  if (!CONTEST_MOVES[step].from.includes(state))
    throw ruleNotMet(TEXTS, 'STEP_NOT_NOW', undefined, { state: CONTEST_STATE_TEXTS[state][call.language] });
  return held;
}

async function end(
  call: TransactionCall,
  held: HeldContest,
  after: ContestRow,
  {
    verb,
    notice,
  }: { readonly verb: ContestStep | 'planOpening' | 'cancelOpening'; readonly notice?: string },
): Promise<ContestDetail> {
  await planTimes(call.db, after);
  return await noteChange(call, held, { verb, by: call.caller, notice });
}

/** Now, or by itself at its time. @throws RULES_NOT_MET with everything that is missing */
export async function openContest(
  call: TransactionCall,
  { when, ...which }: Which & { readonly when: 'NOW' | 'ON_TIME' },
  options: OpeningOptions,
): Promise<ContestDetail> {
  const held = await holdForStep(call, which, 'open');
  const missing = openingBlockers(await openingFacts(call.db, call.projectId, held.detail, options));
  if (missing.length > 0)
    throw new AppError('RULES_NOT_MET', {
      rules: missing.map(({ code, place, missing: text }) => ({ code, text, field: place })),
    });
  const now = options.now();
  const isAhead = Date.parse(held.detail.openTime ?? '') > now.getTime();
  if (when === 'NOW') {
    const step = { state: 'OPEN', opensItself: false, ...(isAhead && { openTime: now }) } as const;
    return await end(call, held, await stepContest(call.db, held.row, step, call.caller), { verb: 'open' });
  }
  if (!isAhead) throw ruleNotMet(TEXTS, 'OPENING_NOT_AHEAD', 'when');
  const after = await stepContest(call.db, held.row, { opensItself: true }, call.caller);
  return await end(call, held, after, { verb: 'planOpening' });
}

export async function cancelOpening(call: TransactionCall, which: Which): Promise<ContestDetail> {
  const held = await holdForStep(call, which, 'open');
  if (!held.row.opens_itself) throw ruleNotMet(TEXTS, 'OPENING_NOT_PLANNED');
  const after = await stepContest(call.db, held.row, { opensItself: false }, call.caller);
  return await end(call, held, after, { verb: 'cancelOpening' });
}

/** A closed contest takes works again. @throws RULES_NOT_MET: EXTENSION_PAST, and dates that it would reach */
export async function extendContest(
  call: TransactionCall,
  { extendedTo, notice, ...which }: Which & { readonly extendedTo: string; readonly notice: string },
  now: Date,
): Promise<ContestDetail> {
  const held = await holdForStep(call, which, 'extend');
  checkNotice(held, notice);
  const until = Date.parse(extendedTo);
  if (until <= now.getTime() || until <= Date.parse(closingOf(held.detail) ?? ''))
    throw ruleNotMet(TEXTS, 'EXTENSION_PAST', 'extendedTo');
  const reached = dateProblems({ ...held.detail, extendedTo });
  if (reached.length > 0)
    throw new AppError('RULES_NOT_MET', {
      rules: reached.map(({ code }) => ruleProblem(CONTEST_DATE_TEXTS, code, 'extendedTo')),
    });
  const step = { state: 'OPEN', extendedTo: new Date(extendedTo) } as const;
  const after = await stepContest(call.db, held.row, step, call.caller);
  return await end(call, held, after, { verb: 'extend', notice });
}

/** Before its time: that moment becomes the closing. */
export async function closeContest(
  call: TransactionCall,
  { notice, ...which }: Which & { readonly notice: string },
  now: Date,
): Promise<ContestDetail> {
  const held = await holdForStep(call, which, 'close');
  checkNotice(held, notice);
  const times = held.row.extended_to === null ? { closeTime: now } : { extendedTo: now };
  const after = await stepContest(call.db, held.row, { state: 'CLOSED', ...times }, call.caller);
  return await end(call, held, after, { verb: 'close', notice });
}

/** The steps without anything to say. @throws RULES_NOT_MET: STEP_NOT_NOW, ROUNDS_MISSING, ROUNDS_NOT_DONE */
export async function stepPlainly(
  call: TransactionCall,
  which: Which,
  step: 'judge' | 'announce' | 'archive',
): Promise<ContestDetail> {
  const held = await holdForStep(call, which, step);
  const judged = held.detail.rounds.filter(({ key }) => key !== 'CHECK');
  if (step === 'judge' && judged.length === 0) throw ruleNotMet(TEXTS, 'ROUNDS_MISSING');
  const open = judged.filter(({ state }) => state !== 'APPLIED');
  if (step === 'announce' && open.length > 0) {
    const rounds = open.map(({ key }) => ROUND_TEXTS[key][call.language]).join(', ');
    throw ruleNotMet(TEXTS, 'ROUNDS_NOT_DONE', undefined, { rounds });
  }
  const after = await stepContest(call.db, held.row, { state: CONTEST_MOVES[step].to }, call.caller);
  return await end(call, held, after, { verb: step });
}
