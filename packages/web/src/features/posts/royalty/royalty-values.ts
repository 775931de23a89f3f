import type { Byline } from '@toasoan/contract/features/posts/post.ts';
import {
  type RateOfDay,
  type RoyaltyDraft,
  type RoyaltyOfPost,
  royaltyDraft,
} from '@toasoan/contract/features/posts/royalty/royalty.ts';
import {
  maxOfGroup,
  type RoyaltyGroupCode,
} from '@toasoan/contract/features/posts/royalty/royalty-groups.ts';
import {
  amountOf,
  evenShares,
  isWhole,
  ROYALTY_RULE_TEXTS,
  type RoyaltyRule,
  shareOut,
} from '@toasoan/contract/features/posts/royalty/royalty-rules.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { createFormStore, type FormStore } from '#web/ui/form/form-store.ts';
import { type Problem, schemaProblems } from '#web/ui/form/problem.ts';

export interface PayeeValues {
  /** Absent: a name alone. */
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
  readonly period: string;
  readonly noneReason: string;
}

/** Decimals follow a comma or a point. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));
}

/** Starts from the saved royalty, or shares evenly among the byline. */
export function royaltyForm(
  { royalty, rate }: RoyaltyOfPost,
  authors: readonly Byline[],
): FormStore<RoyaltyValues> {
  const even = evenShares(authors.length).map(String);
  const initial: RoyaltyValues = {
    royaltyGroup: royalty?.royaltyGroup ?? 'NEWS',
    coefficient: String(royalty?.coefficient ?? 1),
    payees:
      royalty?.payees.map(({ accountId, name, share }) => ({ accountId, name, share: String(share) })) ??
      authors.map(({ accountId, displayName }, index) => ({
        accountId,
        name: displayName,
        share: even[index] ?? '',
      })),
    qualityGrade: royalty?.qualityGrade ?? null,
    payState: royalty?.payState ?? 'UNSET',
    period: royalty?.period ?? '',
    noneReason: royalty?.noneReason ?? '',
  };
  return createFormStore(initial, (values) => problemsOf(values, rate));
}

function inputOf({ payees, coefficient, period, ...values }: RoyaltyValues) {
  return {
    ...values,
    coefficient: numberOf(coefficient),
    payees: payees.map(({ accountId, name, share }) => ({
      ...(accountId !== undefined && { accountId }),
      name,
      share: numberOf(share),
    })),
    period: period.trim() === '' ? null : period.trim(),
  };
}

/** The body of calls; undefined while there are problems. */
export function draftOf(values: RoyaltyValues): RoyaltyDraft | undefined {
  const found = royaltyDraft.safeParse(inputOf(values));
  return found.success ? found.data : undefined;
}

/** The resulting amounts; empty while a number cannot be read. */
export function reckoned(
  values: RoyaltyValues,
  unitValue: number,
): {
  readonly amount: number;
  readonly parts: readonly number[];
} {
  const { coefficient, payees } = inputOf(values);
  const amount = amountOf(coefficient, unitValue);
  const shares = payees.map(({ share }) => share);
  if (Number.isNaN(amount)) return { amount: 0, parts: [] };
  return { amount, parts: isWhole(shares) ? shareOut(amount, shares) : [] };
}

function problemsOf(values: RoyaltyValues, { maxima }: RateOfDay): readonly Problem[] {
  const input = inputOf(values);
  const max = maxOfGroup(values.royaltyGroup, maxima);
  const rule = (code: RoyaltyRule, field: string): Problem => ({
    field,
    code,
    message: ROYALTY_RULE_TEXTS[code][currentLanguage()].replace('{max}', String(max)),
  });
  return [
    ...schemaProblems(royaltyDraft, input),
    ...(values.payState === 'NONE' || isWhole(input.payees.map(({ share }) => share))
      ? []
      : [rule('SHARES_NOT_WHOLE', 'payees')]),
    ...(values.payState === 'NONE' && values.noneReason.trim() === ''
      ? [rule('NONE_NEEDS_REASON', 'noneReason')]
      : []),
    ...(input.coefficient > max ? [rule('COEFFICIENT_TOO_HIGH', 'coefficient')] : []),
  ];
}
