import type { Byline } from '@toasoan/contract/features/posts/post.ts';
import {
  type RateOfDay,
  type Royalty,
  type RoyaltyDraft,
  royaltyDraft,
} from '@toasoan/contract/features/posts/royalty/royalty.ts';
import { maxOfGroup } from '@toasoan/contract/features/posts/royalty/royalty-groups.ts';
import {
  amountOf,
  evenShares,
  isWhole,
  ROYALTY_RULE_TEXTS,
  type RoyaltyRule,
  shareOut,
} from '@toasoan/contract/features/posts/royalty/royalty-rules.ts';
import { fillText } from '@toasoan/contract/vocabulary/fill-text.ts';
import type { RoyaltyGroupCode } from '@toasoan/contract/vocabulary/royalty-groups.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { createFormStore, type FormStore } from '#web/ui/form/form-store.ts';
import { type Problem, schemaProblems } from '#web/ui/form/problem.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';

/** An author's account, or a name alone. */
export interface PayeeValues {
  readonly accountId?: string | undefined;
  readonly name: string;
  readonly share: string;
}

/** Numbers as they are typed. */
export interface RoyaltyValues {
  readonly royaltyGroup: RoyaltyGroupCode;
  readonly coefficient: string;
  readonly payees: readonly PayeeValues[];
  readonly qualityGrade: string | null;
  readonly payState: string;
  /** '': the month of publication. */
  readonly period: string;
  /** Why it pays nothing, or why it is corrected. */
  readonly reason: string;
}
type WorthValues = Pick<RoyaltyValues, 'royaltyGroup' | 'coefficient' | 'payees' | 'qualityGrade'>;

/** What a form about a royalty starts from. */
export interface RoyaltyStart {
  readonly royalty: Royalty | null;
  readonly rate: RateOfDay;
  /** The group of a work without a royalty. */
  readonly group: RoyaltyGroupCode;
  readonly authors: readonly Pick<Byline, 'displayName' | 'accountId'>[];
}

/** Decimals follow a comma or a point. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));
}

/** As the language writes decimals; no coefficient or share reaches the thousands, so nothing is grouped. */
export const typedNumber = formatNumber;

/** The worth that is saved, or an even share for everybody of the byline. */
function worthValues({ royalty, group, authors }: RoyaltyStart): WorthValues {
  return {
    royaltyGroup: royalty?.royaltyGroup ?? group,
    coefficient: royalty ? typedNumber(royalty.coefficient) : '1',
    payees: royalty
      ? royalty.payees.map(({ accountId, name, share }) => payeeValues(accountId, name, share))
      : evenShares(authors.length).map((share, index) =>
          payeeValues(authors[index]?.accountId, authors[index]?.displayName ?? '', share),
        ),
    qualityGrade: royalty?.qualityGrade ?? null,
  };
}

function payeeValues(accountId: string | undefined, name: string, share: number): PayeeValues {
  return { ...(accountId !== undefined && { accountId }), name, share: typedNumber(share) };
}

export function royaltyForm(start: RoyaltyStart): FormStore<RoyaltyValues> {
  const { royalty, rate } = start;
  const initial: RoyaltyValues = {
    ...worthValues(start),
    payState: royalty?.payState ?? 'UNSET',
    period: royalty?.period ?? '',
    reason: royalty?.noneReason ?? '',
  };
  return createFormStore(initial, (values) => problemsOf(values, rate));
}

/** The same about a post of a closed month; `problems` are those of its own call. */
export function correctionForm(
  start: RoyaltyStart,
  problems: (values: RoyaltyValues) => readonly Problem[],
): FormStore<RoyaltyValues> {
  const initial: RoyaltyValues = { ...worthValues(start), payState: 'UNSET', period: '', reason: '' };
  return createFormStore(initial, (values) => [...problems(values), ...worthProblems(values, start.rate)]);
}

/** The worth as the calls take it. */
export function worthOf({ royaltyGroup, coefficient, payees, qualityGrade }: WorthValues) {
  return {
    royaltyGroup,
    coefficient: numberOf(coefficient),
    payees: payees.map(({ share, ...payee }) => ({ ...payee, share: numberOf(share) })),
    qualityGrade,
  };
}

function inputOf(values: RoyaltyValues) {
  const { payState, period, reason } = values;
  return {
    ...worthOf(values),
    payState,
    period: period === '' ? null : period,
    noneReason: payState === 'NONE' ? reason : '',
  };
}

/** The body of calls; undefined while there are problems. */
export function draftOf(values: RoyaltyValues): RoyaltyDraft | undefined {
  const found = royaltyDraft.safeParse(inputOf(values));
  return found.success ? found.data : undefined;
}

interface Reckoned {
  readonly amount: number;
  readonly parts: readonly number[];
}

/** The resulting amounts; nothing while a number cannot be read. */
export function reckoned(values: WorthValues, unitValue: number): Reckoned {
  const { coefficient, payees } = worthOf(values);
  const amount = amountOf(coefficient, unitValue);
  const shares = payees.map(({ share }) => share);
  if (Number.isNaN(amount)) return { amount: 0, parts: [] };
  return { amount, parts: isWhole(shares) ? shareOut(amount, shares) : [] };
}

function rule(code: RoyaltyRule, field: string, params: Readonly<Record<string, string>> = {}): Problem {
  const language = currentLanguage();
  return { field, code, message: fillText(ROYALTY_RULE_TEXTS[code][language], params, language) };
}

/** What the server would refuse about a worth. */
function worthProblems(values: WorthValues, { maxima }: RateOfDay): readonly Problem[] {
  const { coefficient, payees } = worthOf(values);
  const max = maxOfGroup(values.royaltyGroup, maxima);
  return [
    ...(isWhole(payees.map(({ share }) => share)) ? [] : [rule('SHARES_NOT_WHOLE', 'payees')]),
    ...(coefficient > max ? [rule('COEFFICIENT_TOO_HIGH', 'coefficient', { max: typedNumber(max) })] : []),
  ];
}

function problemsOf(values: RoyaltyValues, rate: RateOfDay): readonly Problem[] {
  const paysNothing = values.payState === 'NONE';
  const lacksReason = paysNothing && values.reason.trim() === '';
  return [
    ...schemaProblems(royaltyDraft, inputOf(values)),
    ...worthProblems(values, rate).filter(({ field }) => !paysNothing || field !== 'payees'),
    ...(lacksReason ? [rule('NONE_NEEDS_REASON', 'reason')] : []),
  ];
}

/** What the server refused, with its field of the form. */
export function refusedOf(error: Error): readonly Problem[] {
  if (!(error instanceof ApiError)) return [];
  const rules = (error.details.rules ?? []).flatMap(({ field, code, message }) =>
    field === undefined ? [] : [{ field, code, message }],
  );
  return [...error.fields, ...rules].map((problem) =>
    problem.field === 'noneReason' ? { ...problem, field: 'reason' } : problem,
  );
}
