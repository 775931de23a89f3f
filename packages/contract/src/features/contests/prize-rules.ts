import type { Language } from '../../vocabulary/language.ts';
import type { ContestCategory, ContestState, PrizeKind } from './contest-kinds.ts';

export const MOST_PRIZES = 60;

export interface PrizeTerms {
  readonly category: ContestCategory | null;
  readonly name: string;
  readonly amount: number;
  readonly quantity: number;
  readonly kind: PrizeKind;
}

export interface PrizeSum {
  readonly count: number;
  readonly amount: number;
}

export function prizeSum(prizes: readonly Pick<PrizeTerms, 'amount' | 'quantity'>[]): PrizeSum {
  return prizes.reduce(
    (sum, { amount, quantity }) => ({ count: sum.count + quantity, amount: sum.amount + amount * quantity }),
    { count: 0, amount: 0 },
  );
}

/** By category in the order of the contest; `null`: of all categories together. */
export function prizeSums<Prize extends PrizeTerms>(
  prizes: readonly Prize[],
  categories: readonly ContestCategory[],
): {
  readonly category: ContestCategory | null;
  readonly prizes: readonly Prize[];
  readonly sum: PrizeSum;
}[] {
  return [...categories, null].flatMap((category) => {
    const own = prizes.filter((prize) => prize.category === category);
    return own.length === 0 ? [] : [{ category, prizes: own, sum: prizeSum(own) }];
  });
}

export const PRIZE_RULE_TEXTS = {
  PRIZE_CATEGORY: {
    vi: 'Cuộc thi không nhận hạng mục này. Hãy chọn hạng mục khác, hoặc “Mọi hạng mục”.',
    en: 'The contest does not take this category. Choose another, or all of them.',
  },
  PRIZE_LOWERED: {
    vi: 'Cuộc thi đã mở: giải chỉ được thêm hoặc nâng, không được hạ mức hay giảm số giải. Chưa có gì được lưu.',
    en: 'The contest has opened: prizes may be added or raised, never lowered. Nothing was saved.',
  },
  PRIZE_PROMISED: {
    vi: 'Cuộc thi đã mở nên không xóa được giải đã hứa với người dự thi. Giải vẫn còn.',
    en: 'The contest has opened, so a promised prize cannot be deleted. It is still there.',
  },
  PRIZES_FIXED: {
    vi: 'Kết quả đã công bố nên cơ cấu giải không đổi được nữa.',
    en: 'Results are announced, so the prizes can no longer change.',
  },
  PRIZES_MANY: {
    vi: 'Một cuộc thi có nhiều nhất {max} loại giải.',
    en: 'A contest has {max} kinds of prizes at most.',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** What forbids a change of the prizes of a contest in this state; a missing side: added or deleted. */
export function prizeProblem(
  state: ContestState,
  { before, after }: { readonly before?: PrizeTerms | undefined; readonly after?: PrizeTerms | undefined },
): keyof typeof PRIZE_RULE_TEXTS | undefined {
  if (state === 'ANNOUNCED' || state === 'ARCHIVED') return 'PRIZES_FIXED';
  if (state === 'DRAFT' || before === undefined) return undefined;
  if (after === undefined) return 'PRIZE_PROMISED';
  const isOther = after.category !== before.category || after.kind !== before.kind;
  const isLess = after.amount < before.amount || after.quantity < before.quantity;
  return isOther || isLess ? 'PRIZE_LOWERED' : undefined;
}
