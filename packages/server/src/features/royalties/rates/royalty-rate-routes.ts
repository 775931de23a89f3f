import { periodText } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import type { RoyaltyRate, RoyaltyRateDraft } from '@toasoan/contract/features/royalties/royalty-rate.ts';
import { royaltyRateEndpoints as endpoints } from '@toasoan/contract/features/royalties/royalty-sheet-endpoints.ts';
import { SHEET_RULE_TEXTS } from '@toasoan/contract/features/royalties/royalty-texts.ts';
import { addDays } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { auditOf } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { auditFieldsOf, removeVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import { closedPeriods, holdBookAlone } from '../months/royalty-month-store.ts';
import { reckonAgain } from './reckon-again.ts';
import { insertRate, listRates, RATES, type RateRow, updateRate } from './royalty-rate-store.ts';

const audit = auditOf('royaltyRate', ({ valid_from, unit_value, maxima }: RateRow) => ({
  title: valid_from,
  validFrom: valid_from,
  unitValue: Number(unit_value),
  maxima,
}));

/** @param now the clock of the product */
export function royaltyRateRoutes(now: () => Date): readonly Route[] {
  const settle = (call: TransactionCall) =>
    reckonAgain(call.db, call.projectId, { now: now(), by: call.caller });
  return [
    route(endpoints.list, async ({ db, projectId }) => ({ items: await answers(db, projectId) })),
    transactionRoute(endpoints.create, async (call) => {
      const { db, projectId, body } = call;
      const { rates, closed } = await held(call);
      checkDay(body, rates, closed);
      const id = await insertRate(db, projectId, body, call.caller);
      await settle(call);
      await audit(call, 'create', { after: rowOf(await listRates(db, projectId), id) });
      return await answer(db, projectId, id);
    }),
    transactionRoute(endpoints.update, async (call) => {
      const { db, projectId, body } = call;
      const { id, version, ...draft } = body;
      const { rates, closed } = await held(call);
      const before = rowOf(rates, id);
      checkVersion(before, version);
      checkUnused(before, rates, closed);
      checkDay(
        draft,
        rates.filter((one) => one.id !== id),
        closed,
      );
      await updateRate(db, projectId, { id, draft }, call.caller);
      await settle(call);
      await audit(call, 'update', { before, after: rowOf(await listRates(db, projectId), id) });
      return await answer(db, projectId, id);
    }),
    transactionRoute(endpoints.remove, async (call) => {
      const { db, params, ifMatch } = call;
      const { rates, closed } = await held(call);
      const before = rowOf(rates, params.id);
      checkVersion(before, ifMatch);
      checkUnused(before, rates, closed);
      await removeVersioned(db, RATES, before);
      await settle(call);
      await audit(call, 'delete', { before });
      return { id: params.id };
    }),
  ];
}

async function held({ db, projectId }: TransactionCall) {
  await holdBookAlone(db, projectId);
  return { rates: await listRates(db, projectId), closed: await closedPeriods(db, projectId) };
}

/** @throws NOT_FOUND. */
function rowOf(rates: readonly RateRow[], id: string): RateRow {
  const row = rates.find((one) => one.id === id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** The newest closed month with a day on which norms from `day` on hold. */
function closedMonthOf(
  day: string,
  rates: readonly { readonly valid_from: string }[],
  closed: readonly string[],
): string | undefined {
  const next = rates.map(({ valid_from }) => valid_from).filter((other) => other > day);
  const last = next.length === 0 ? '9999-12-31' : addDays(next.toSorted()[0] ?? day, -1);
  return closed
    .filter((period) => period >= day.slice(0, 7) && `${period}-01` <= last)
    .toSorted()
    .at(-1);
}

/** @throws RULES_NOT_MET: RATE_IN_USE. */
function checkUnused(row: RateRow, rates: readonly RateRow[], closed: readonly string[]): void {
  const period = closedMonthOf(row.valid_from, rates, closed);
  if (period !== undefined)
    throw ruleNotMet(SHEET_RULE_TEXTS, 'RATE_IN_USE', undefined, { month: periodText(period) });
}

/** @throws RULES_NOT_MET: RATE_DAY_TAKEN, RATE_DAY_CLOSED. */
function checkDay(
  { validFrom }: Pick<RoyaltyRateDraft, 'validFrom'>,
  others: readonly RateRow[],
  closed: readonly string[],
): void {
  if (others.some(({ valid_from }) => valid_from === validFrom))
    throw ruleNotMet(SHEET_RULE_TEXTS, 'RATE_DAY_TAKEN', 'validFrom');
  const period = closedMonthOf(validFrom, others, closed);
  if (period !== undefined)
    throw ruleNotMet(SHEET_RULE_TEXTS, 'RATE_DAY_CLOSED', 'validFrom', { month: periodText(period) });
}

async function answers(db: Db, projectId: string): Promise<RoyaltyRate[]> {
  const rates = await listRates(db, projectId);
  const closed = await closedPeriods(db, projectId);
  return rates.map((row) => ({
    id: row.id,
    validFrom: row.valid_from,
    unitValue: Number(row.unit_value),
    maxima: { ...row.maxima },
    closedMonth: closedMonthOf(row.valid_from, rates, closed) ?? null,
    ...auditFieldsOf(row),
  }));
}

async function answer(db: Db, projectId: string, id: string): Promise<RoyaltyRate> {
  const row = (await answers(db, projectId)).find((one) => one.id === id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}
