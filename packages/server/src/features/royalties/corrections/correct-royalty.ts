import { isClosedMonth } from '@toasoan/contract/features/posts/royalty/month-states.ts';
import { periodText } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import { amountOf, differencesOf } from '@toasoan/contract/features/posts/royalty/royalty-rules.ts';
import type { RoyaltyCorrection } from '@toasoan/contract/features/royalties/royalty-correction.ts';
import { SHEET_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/royalties/royalty-texts.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import {
  holdVersioned,
  insertVersioned,
  removeVersioned,
  updateVersioned,
} from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import {
  checkWorth,
  holdRoyalty,
  monthThatPays,
  type PaidPost,
  partsOf,
  type RoyaltyBook,
  royaltyConflict,
  settlePayees,
} from '#server/features/posts/public.ts';
import { nextOpenAfter } from '../months/royalty-month-store.ts';
import { sheetMonth } from '../months/royalty-month-view.ts';
import {
  CORRECTIONS,
  type CorrectionRow,
  correctionRowsOf,
  countUpRoyalty,
} from './royalty-correction-store.ts';

/**
 * A difference in the next open month, in the place of a change to a closed one. The caller holds book and post.
 * @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET.
 */
export async function correctRoyalty(
  call: TransactionCall,
  post: PaidPost,
  { version, reason, postId, ...wanted }: RoyaltyCorrection,
  book: RoyaltyBook,
): Promise<void> {
  const { db, projectId, caller } = call;
  const original = await holdRoyalty(db, projectId, postId);
  if (original === null) throw new AppError('NOT_FOUND');
  if (original.version !== version) throw royaltyConflict(original);
  const period = monthThatPays(post, original.period) ?? '';
  const { state } = await sheetMonth(db, projectId, period);
  if (!isClosedMonth(state))
    throw ruleNotMet(TEXTS, 'MONTH_STILL_OPEN', undefined, { month: periodText(period) });
  checkWorth(wanted, await book.rateOn(db, projectId, post.published_time));
  const payees = await settlePayees(call, wanted.payees, original.payees);
  const due = partsOf(amountOf(wanted.coefficient, original.unitValue), payees);
  const earlier = await correctionRowsOf(db, projectId, postId);
  const paid = [
    ...(original.payState === 'APPROVED' || original.payState === 'PAID' ? original.payees : []),
    ...earlier.flatMap((row) => row.payees),
  ];
  const parts = differencesOf(paid, due);
  if (parts.length === 0) throw ruleNotMet(TEXTS, 'NOTHING_TO_CORRECT');
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  const row = await insertVersioned(
    db,
    CORRECTIONS,
    projectId,
    {
      period: await nextOpenAfter(db, projectId, period),
      post_id: postId,
      title: post.title,
      published_time: post.published_time,
      from_period: period,
      payees: JSON.stringify(parts),
      amount,
      reason,
      worth: JSON.stringify({ ...wanted, payees }),
    },
    caller,
  );
  await countUpRoyalty(db, projectId, postId);
  await audit(call, 'correct', { after: row });
}

/** @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET. */
export async function moveCorrection(
  call: TransactionCall,
  { id, version, period }: { readonly id: string; readonly version: number; readonly period: string },
): Promise<void> {
  const { db, projectId, caller } = call;
  const before = await holdOpen(call, id, version);
  if (period <= before.from_period) await refuseClosed(call, before.from_period);
  const { state } = await sheetMonth(db, projectId, period);
  if (isClosedMonth(state)) await refuseClosed(call, period);
  if (period === before.period) return;
  const after = await updateVersioned(db, CORRECTIONS, before, { period }, caller);
  await audit(call, 'moveCorrection', { before, after });
}

/** @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET. */
export async function removeCorrection(
  call: TransactionCall,
  id: string,
  version: number | undefined,
): Promise<void> {
  const { db, projectId } = call;
  const before = await holdOpen(call, id, version);
  const all = await correctionRowsOf(db, projectId, before.post_id);
  if (all.at(-1)?.id !== id) throw ruleNotMet(TEXTS, 'CORRECTION_NOT_LAST');
  await removeVersioned(db, CORRECTIONS, before);
  await countUpRoyalty(db, projectId, before.post_id);
  await audit(call, 'removeCorrection', { before });
}

/** A correction of an open month, held. */
async function holdOpen(
  call: TransactionCall,
  id: string,
  version: number | undefined,
): Promise<CorrectionRow> {
  const { db, projectId } = call;
  const row = await holdVersioned(db, CORRECTIONS, projectId, id);
  checkVersion(row, version);
  const { state } = await sheetMonth(db, projectId, row.period);
  if (isClosedMonth(state)) await refuseClosed(call, row.period);
  return row;
}

async function refuseClosed({ db, projectId }: TransactionCall, period: string): Promise<never> {
  throw ruleNotMet(TEXTS, 'MONTH_CLOSED', 'period', {
    month: periodText(period),
    next: periodText(await nextOpenAfter(db, projectId, period)),
  });
}

/** The log names the post: there its royalty is looked up. */
async function audit(
  call: TransactionCall,
  verb: 'correct' | 'moveCorrection' | 'removeCorrection',
  { before, after }: { readonly before?: CorrectionRow; readonly after?: CorrectionRow },
): Promise<void> {
  const factsOf = (row: CorrectionRow) => ({
    title: row.title,
    period: row.period,
    amount: Number(row.amount),
    payees: row.payees,
    reason: row.reason,
  });
  await writeAudit(call, {
    action: `royalty.${verb}`,
    entity: 'royalty',
    entityId: (after ?? before)?.post_id ?? '',
    before: before && factsOf(before),
    after: after && factsOf(after),
  });
}
