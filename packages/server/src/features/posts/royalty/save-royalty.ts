import { isClosedMonth } from '@toasoan/contract/features/posts/royalty/month-states.ts';
import type {
  PayeeDraft,
  RateOfDay,
  Royalty,
  RoyaltyDraft,
} from '@toasoan/contract/features/posts/royalty/royalty.ts';
import { maxOfGroup } from '@toasoan/contract/features/posts/royalty/royalty-groups.ts';
import { periodOf, periodText } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import {
  isWhole,
  personKey,
  ROYALTY_RULE_TEXTS,
} from '@toasoan/contract/features/posts/royalty/royalty-rules.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError, type RuleProblem } from '#server/core/errors/app-error.ts';
import { ruleNotMet, ruleProblem } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { authorsOfLogins } from '#server/features/accounts/public.ts';
import { livingAccounts } from '#server/features/users/public.ts';
import type { RoyaltyBook } from './royalty-book.ts';
import { holdRoyalty, writeRoyalty } from './royalty-store.ts';

/** What a royalty asks of its post. */
export interface PaidPost {
  readonly id: string;
  readonly title: string;
  readonly published_time: Date | null;
}

interface Save {
  readonly post: PaidPost;
  /** Undefined: whatever it is. */
  readonly version: number | undefined;
  readonly draft: RoyaltyDraft;
}

/**
 * The one way to say what a post pays. The caller holds the book and the post. @throws VERSION_CONFLICT, RULES_NOT_MET.
 */
export async function saveRoyalty(
  call: TransactionCall,
  { post, version, draft }: Save,
  book: RoyaltyBook,
): Promise<void> {
  const { db, projectId, caller } = call;
  const before = await holdRoyalty(db, projectId, post.id);
  if (version !== undefined && (before?.version ?? 0) !== version) throw royaltyConflict(before);
  await checkMonths(call, { post, before, draft }, book);
  const rate = await book.rateOn(db, projectId, post.published_time);
  checkWorth(draft, rate);
  if (draft.payState === 'NONE' && draft.noneReason === '')
    throw ruleNotMet(ROYALTY_RULE_TEXTS, 'NONE_NEEDS_REASON', 'noneReason');
  const payees = await settlePayees(call, draft.payees, before?.payees ?? []);
  const after = await writeRoyalty(
    db,
    projectId,
    { postId: post.id, draft: { ...draft, payees }, unitValue: rate.unitValue },
    caller,
  );
  await writeAudit(call, {
    action: 'royalty.save',
    entity: 'royalty',
    entityId: post.id,
    before: before && { ...before, title: post.title },
    after: { ...after, title: post.title },
  });
}

export function royaltyConflict(current: { readonly version: number } | null): AppError {
  return new AppError('VERSION_CONFLICT', { details: { version: current?.version ?? 0 } });
}

type Worth = Pick<RoyaltyDraft, 'royaltyGroup' | 'coefficient' | 'payees'> & {
  readonly payState?: RoyaltyDraft['payState'];
};

/** @throws RULES_NOT_MET: SHARES_NOT_WHOLE, COEFFICIENT_TOO_HIGH, PAYEE_TWICE. */
export function checkWorth({ royaltyGroup, coefficient, payees, payState }: Worth, rate: RateOfDay): void {
  const max = maxOfGroup(royaltyGroup, rate.maxima);
  const keys = payees.map(personKey);
  const twice = payees.find((payee, index) => keys.indexOf(personKey(payee)) !== index);
  const isOpen = payState === 'NONE' && payees.length === 0;
  const rules: RuleProblem[] = [];
  if (!isOpen && !isWhole(payees.map(({ share }) => share)))
    rules.push(ruleProblem(ROYALTY_RULE_TEXTS, 'SHARES_NOT_WHOLE', 'payees'));
  if (coefficient > max)
    rules.push(ruleProblem(ROYALTY_RULE_TEXTS, 'COEFFICIENT_TOO_HIGH', 'coefficient', { max }));
  if (twice !== undefined)
    rules.push(ruleProblem(ROYALTY_RULE_TEXTS, 'PAYEE_TWICE', 'payees', { name: twice.name }));
  if (rules.length > 0) throw new AppError('RULES_NOT_MET', { rules });
}

/**
 * Who is paid for accounts: merged ones became others, and a login is paid as the author who has it. A login of no
 * author, and accounts unknown here, are paid as themselves.
 */
export async function payeesOf(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<(accountId: string) => string> {
  const living = await livingAccounts(db, projectId, { ids, types: PAID_TYPES });
  const authors = await authorsOfLogins(db, projectId, ids);
  return (id) => authors.get(id) ?? living.get(id) ?? id;
}

const PAID_TYPES = ['author', 'user'] as const;

/**
 * Payees as they are paid. One that is gone stays where it stood already.
 * @throws RULES_NOT_MET: PAYEE_UNKNOWN, PAYEE_TWICE.
 */
export async function settlePayees(
  { db, projectId }: Pick<TransactionCall, 'db' | 'projectId'>,
  payees: readonly PayeeDraft[],
  before: readonly { readonly accountId?: string | undefined }[],
): Promise<PayeeDraft[]> {
  const paid = await payeesOf(
    db,
    projectId,
    payees.flatMap(({ accountId }) => accountId ?? []),
  );
  const settled = payees.map((payee) =>
    payee.accountId === undefined ? payee : { ...payee, accountId: paid(payee.accountId) },
  );
  const ids = settled.flatMap(({ accountId }) => accountId ?? []);
  const living = await livingAccounts(db, projectId, { ids, types: PAID_TYPES });
  const known = new Set(before.map(({ accountId }) => accountId));
  for (const { accountId, name } of settled)
    if (accountId !== undefined && !living.has(accountId) && !known.has(accountId))
      throw ruleNotMet(ROYALTY_RULE_TEXTS, 'PAYEE_UNKNOWN', 'payees', { name });
  const keys = settled.map(personKey);
  const twice = settled.find((payee, index) => keys.indexOf(personKey(payee)) !== index);
  if (twice !== undefined)
    throw ruleNotMet(ROYALTY_RULE_TEXTS, 'PAYEE_TWICE', 'payees', { name: twice.name });
  return settled;
}

/** The month that pays a post; null before publication. */
export function monthThatPays(post: PaidPost, period: string | null): string | null {
  return period ?? (post.published_time === null ? null : periodOf(post.published_time.getTime()));
}

interface Months {
  readonly post: PaidPost;
  readonly before: Royalty | null;
  readonly draft: Pick<RoyaltyDraft, 'period'>;
}

/** @throws RULES_NOT_MET: MONTH_CLOSED, MONTH_TAKES_NO_MORE, MONTH_TOO_EARLY. */
async function checkMonths(
  { db, projectId }: TransactionCall,
  { post, before, draft }: Months,
  book: RoyaltyBook,
): Promise<void> {
  const closed = async (period: string | null) => {
    const month = period === null ? undefined : await book.monthOf(db, projectId, period);
    if (month === undefined || !isClosedMonth(month.state)) return undefined;
    return { month: periodText(month.period), next: periodText(month.nextOpen) };
  };
  const left = before === null ? undefined : await closed(monthThatPays(post, before.period));
  if (left !== undefined) throw ruleNotMet(ROYALTY_RULE_TEXTS, 'MONTH_CLOSED', undefined, left);
  const entered = await closed(monthThatPays(post, draft.period));
  if (entered !== undefined) throw ruleNotMet(ROYALTY_RULE_TEXTS, 'MONTH_TAKES_NO_MORE', 'period', entered);
  const published = monthThatPays(post, null);
  if (draft.period !== null && published !== null && draft.period < published)
    throw ruleNotMet(ROYALTY_RULE_TEXTS, 'MONTH_TOO_EARLY', 'period', { month: periodText(published) });
}
