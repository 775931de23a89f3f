import { isClosedMonth } from '@toasoan/contract/features/posts/royalty/month-states.ts';
import type { RoyaltyDraft } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import { periodText } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import { evenShares } from '@toasoan/contract/features/posts/royalty/royalty-rules.ts';
import type { SheetBulk } from '@toasoan/contract/features/royalties/royalty-sheet.ts';
import { SHEET_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/royalties/royalty-texts.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import { holdVersioned, updateVersioned } from '#server/core/db/versioned.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import {
  groupsProposed,
  lockPosts,
  payeesOf,
  type RoyaltyBook,
  saveRoyalty,
} from '#server/features/posts/public.ts';
import { CORRECTIONS } from '../corrections/royalty-correction-store.ts';
import { nextOpenAfter } from '../months/royalty-month-store.ts';
import { sheetMonth } from '../months/royalty-month-view.ts';
import { findSheetRows } from './sheet-list-view.ts';
import type { OnlyRows, SheetMonth, SheetRecord } from './sheet-rows-view.ts';

/** One step for many rows of an open month; the caller holds the book. @throws RULES_NOT_MET when it is closed. */
export async function changeRows(call: TransactionCall, bulk: SheetBulk, book: RoyaltyBook) {
  const { db, projectId } = call;
  const month = await sheetMonth(db, projectId, bulk.period);
  if (isClosedMonth(month.state))
    throw ruleNotMet(TEXTS, 'MONTH_CLOSED', 'period', {
      month: periodText(bulk.period),
      next: periodText(await nextOpenAfter(db, projectId, bulk.period)),
    });
  const only = onlyOf(bulk.ids);
  await lockPosts(db, projectId, only.posts);
  const rows = await findSheetRows(db, month, only);
  const unset = [...rows.values()].filter(({ royalty_group }) => royalty_group === null);
  const proposals = {
    paid: await paidAs(call, unset),
    groupOf: await groupsProposed(db, projectId, unset),
  };
  const known = remembering(book);
  return await runBulk(call, bulk.ids, (one, id) =>
    changeRow(one, { month, bulk, row: rows.get(id), proposals, book: known }),
  );
}

interface Change {
  readonly month: SheetMonth;
  readonly bulk: SheetBulk;
  readonly row: SheetRecord | undefined;
  readonly proposals: Proposals;
  readonly book: RoyaltyBook;
}

async function changeRow(
  call: TransactionCall,
  { month, bulk, row, proposals, book }: Change,
): Promise<void> {
  if (row === undefined || !row.has_post)
    throw ruleNotMet(TEXTS, 'NOT_IN_MONTH', undefined, { month: periodText(month.period) });
  checkState(row, bulk);
  if (row.kind === 'correction')
    return await changeCorrection(call, row.row_id.replace('correction-', ''), bulk);
  const post = { id: row.post_id, title: row.title, published_time: row.published_time };
  const draft = draftOf(row, bulk, proposals);
  await saveRoyalty(call, { post, version: row.version, draft }, book);
}

/** Accounts of the bylines as they are paid: an author and their login are one payee. */
async function paidAs({ db, projectId }: TransactionCall, unset: readonly SheetRecord[]): Promise<PaidAs> {
  const ids = unset.flatMap(({ authors }) => (authors ?? []).flatMap(({ accountId }) => accountId ?? []));
  return await payeesOf(db, projectId, ids);
}

type PaidAs = (accountId: string) => string;

/** For posts that nobody has set. */
interface Proposals {
  readonly paid: PaidAs;
  readonly groupOf: Awaited<ReturnType<typeof groupsProposed>>;
}

/** @param ids `post-12`, `correction-3` */
function onlyOf(ids: readonly string[]): OnlyRows {
  const numbersOf = (kind: string) =>
    ids.flatMap((id) => (id.startsWith(`${kind}-`) ? [id.slice(kind.length + 1)] : []));
  return { posts: numbersOf('post'), corrections: numbersOf('correction') };
}

/** While the book is held, months and norms stay as they are: each is read once. */
function remembering(book: RoyaltyBook): RoyaltyBook {
  const months = new Map<string, ReturnType<RoyaltyBook['monthOf']>>();
  const rates = new Map<string, ReturnType<RoyaltyBook['rateOn']>>();
  return {
    ...book,
    monthOf: (db, projectId, period) => remembered(months, period, () => book.monthOf(db, projectId, period)),
    rateOn: (db, projectId, time) =>
      remembered(rates, time === null ? '' : hanoiDay(time.getTime()), () =>
        book.rateOn(db, projectId, time),
      ),
  };
}

function remembered<Value>(known: Map<string, Value>, key: string, read: () => Value): Value {
  const value = known.get(key) ?? read();
  known.set(key, value);
  return value;
}

/** @throws RULES_NOT_MET. */
function checkState({ kind, pay_state: state }: SheetRecord, { action }: SheetBulk): void {
  if (kind === 'correction' && (action === 'propose' || action === 'none'))
    throw ruleNotMet(TEXTS, 'ONLY_POSTS');
  if (action === 'propose' && state !== 'UNSET') throw ruleNotMet(TEXTS, 'NOT_UNSET');
  if (action === 'approve' && state !== 'PROPOSED') throw ruleNotMet(TEXTS, 'NOT_PROPOSED');
  if (action === 'withdraw' && state !== 'APPROVED') throw ruleNotMet(TEXTS, 'NOT_APPROVED');
}

/** What the row says already; a post that nobody has set gets the group of its author or genre, and its byline. */
function draftOf(row: SheetRecord, bulk: SheetBulk, { paid, groupOf }: Proposals): RoyaltyDraft {
  const isSet = row.royalty_group !== null;
  const coefficient = bulk.action === 'propose' && !isSet ? bulk.coefficient : Number(row.coefficient ?? 0);
  return {
    royaltyGroup: row.royalty_group ?? groupOf(row),
    coefficient,
    payees: isSet
      ? row.payees.map(({ amount: _amount, ...payee }) => ({ share: 0, ...payee }))
      : bylineOf(row, bulk, paid),
    qualityGrade: row.quality_grade,
    period: row.period,
    ...stateAfter(bulk),
  };
}

function stateAfter(bulk: SheetBulk): Pick<RoyaltyDraft, 'payState' | 'noneReason'> {
  switch (bulk.action) {
    case 'approve':
      return { payState: 'APPROVED', noneReason: '' };
    case 'none':
      return { payState: 'NONE', noneReason: bulk.reason };
    default:
      return { payState: 'PROPOSED', noneReason: '' };
  }
}

/** @throws RULES_NOT_MET: NO_BYLINE, unless the post pays nothing anyway. */
function bylineOf({ authors }: SheetRecord, { action }: SheetBulk, paid: PaidAs): RoyaltyDraft['payees'] {
  if (action === 'none') return [];
  const known = new Set<string>();
  const payees = (authors ?? []).filter(({ accountId, displayName }) => {
    const key = accountId === undefined ? displayName : paid(accountId);
    return !known.has(key) && known.add(key);
  });
  if (payees.length === 0) throw ruleNotMet(TEXTS, 'NO_BYLINE');
  const shares = evenShares(payees.length);
  return payees.map(({ accountId, displayName }, index) => ({
    ...(accountId !== undefined && { accountId }),
    name: displayName,
    share: shares[index] ?? 0,
  }));
}

async function changeCorrection(call: TransactionCall, id: string, { action }: SheetBulk): Promise<void> {
  const { db, projectId, caller } = call;
  const before = await holdVersioned(db, CORRECTIONS, projectId, id);
  const payState = action === 'approve' ? 'APPROVED' : 'PROPOSED';
  await updateVersioned(db, CORRECTIONS, before, { pay_state: payState }, caller);
  const facts = { title: before.title, amount: Number(before.amount), reason: before.reason };
  await writeAudit(call, {
    action: 'royalty.save',
    entity: 'royalty',
    entityId: before.post_id,
    before: { ...facts, payState: before.pay_state },
    after: { ...facts, payState },
  });
}
