import { periodText } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import { barOfStep, MONTH_MOVES, type MonthStep } from '@toasoan/contract/features/royalties/month-steps.ts';
import {
  MONTH_STATE_TEXTS,
  SHEET_RULE_TEXTS as TEXTS,
} from '@toasoan/contract/features/royalties/royalty-texts.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { removeSettledPayrolls } from '#server/features/accounts/public.ts';
import { reckonAgain } from '../rates/reckon-again.ts';
import { payeeReferences } from '../references/payee-references-store.ts';
import { unsettledTitles } from '../sheet/sheet-list-view.ts';
import { readBelowZero } from '../sheet/sheet-people-view.ts';
import { type SheetMonth, timesOf } from '../sheet/sheet-rows-view.ts';
import { sumsOf } from '../sheet/sheet-sums-view.ts';
import {
  closeRows,
  countCorrectionsOf,
  findMonth,
  holdBookAlone,
  openRows,
  payRows,
  writeMonth,
} from './royalty-month-store.ts';
import { isOver } from './royalty-month-view.ts';

interface Move {
  readonly period: string;
  readonly version: number;
  readonly step: MonthStep;
  readonly reason: string;
}

const LEAST_REASON = 10;
const NAMED = 3;

/** One step of the table of moves. @throws VERSION_CONFLICT, RULES_NOT_MET. */
export async function moveMonth(
  call: TransactionCall,
  { period, version, step, reason }: Move,
  now: Date,
): Promise<void> {
  const { db, projectId, caller, language } = call;
  await holdBookAlone(db, projectId);
  const row = await findMonth(db, projectId, period);
  if ((row?.version ?? 0) !== version)
    throw new AppError('VERSION_CONFLICT', { details: { version: row?.version ?? 0 } });
  const month: SheetMonth = { projectId, period, state: row?.state ?? 'OPEN' };
  const { from, to, needsReason } = MONTH_MOVES[step];
  if (month.state !== from) {
    const state = MONTH_STATE_TEXTS[month.state][language];
    throw ruleNotMet(TEXTS, 'STEP_NOT_NOW', 'step', { month: periodText(period), state });
  }
  const bar = barOfStep(step, { state: month.state, submittedBy: row?.submitted_by_id ?? null }, caller);
  if (bar !== undefined) throw ruleNotMet(TEXTS, bar, 'step');
  if (needsReason && reason.length < LEAST_REASON) throw ruleNotMet(TEXTS, 'REASON_NEEDED', 'reason');

  const by = { id: caller.userId, name: caller.displayName };
  switch (step) {
    case 'submit': {
      await submit(call, month, now);
      const { rows, amount } = await sumsOf(db, { ...month, state: to });
      await writeMonth(db, projectId, period, {
        state: to,
        submitted_by_id: by.id,
        submitted_by_name: by.name,
        submitted_time: now,
        row_count: rows,
        amount,
      });
      break;
    }
    case 'approve':
      await writeMonth(db, projectId, period, {
        state: to,
        approved_by_id: by.id,
        approved_by_name: by.name,
        approved_time: now,
      });
      break;
    case 'pay':
      await payRows(db, projectId, period);
      await removeSettledPayrolls(db, projectId, payeeReferences.owes);
      await writeMonth(db, projectId, period, {
        state: to,
        paid_by_id: by.id,
        paid_by_name: by.name,
        paid_time: now,
      });
      break;
    default:
      await reopen(call, period);
      await writeMonth(db, projectId, period, { state: to, reason, ...NOBODY });
  }
  const sums = await sumsOf(db, { ...month, state: to });
  await writeAudit(call, {
    action: `royaltyMonth.${step}`,
    entity: 'royaltyMonth',
    before: { title: periodText(period), monthState: month.state },
    after: {
      title: periodText(period),
      period,
      monthState: to,
      amount: sums.amount,
      total: sums.rows,
      ...(needsReason && { reason }),
    },
  });
}

const NOBODY = {
  submitted_by_id: null,
  submitted_by_name: '',
  submitted_time: null,
  approved_by_id: null,
  approved_by_name: '',
  approved_time: null,
  row_count: null,
  amount: null,
};

/** Reckons everything by the norms of its day, and closes a month in which nothing is left to decide. */
async function submit(
  { db, projectId, caller }: TransactionCall,
  month: SheetMonth,
  now: Date,
): Promise<void> {
  const { period } = month;
  if (!isOver(period, now)) throw ruleNotMet(TEXTS, 'MONTH_NOT_OVER', 'step', { month: periodText(period) });
  await reckonAgain(db, projectId, { now, by: caller });
  const { byState } = await sumsOf(db, month);
  const [unset, proposed] = [byState.UNSET?.rows ?? 0, byState.PROPOSED?.rows ?? 0];
  if (unset + proposed > 0) {
    const titles = (await unsettledTitles(db, month, NAMED)).map((title) => `“${title}”`).join(', ');
    throw ruleNotMet(TEXTS, 'ROWS_UNSETTLED', 'step', { unset, proposed, titles });
  }
  const below = await readBelowZero(db, month);
  if (below.length > 0) {
    const names = below.map(({ name }) => name).join(', ');
    throw ruleNotMet(TEXTS, 'BELOW_ZERO', 'step', { names });
  }
  await closeRows(db, projectId, { period, ...timesOf(period) });
}

/** @throws RULES_NOT_MET: HAS_CORRECTIONS. */
async function reopen({ db, projectId }: TransactionCall, period: string): Promise<void> {
  const count = await countCorrectionsOf(db, projectId, period);
  if (count > 0) throw ruleNotMet(TEXTS, 'HAS_CORRECTIONS', 'step', { count, month: periodText(period) });
  await openRows(db, projectId, period);
}
