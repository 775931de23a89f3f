/** Numbers with two decimals are computed as whole hundredths, without rounding errors. */
function hundredths(value: number): number {
  return Math.round(value * 100);
}

/** Whether a number has no more than two decimals. */
export function hasTwoDecimals(value: number): boolean {
  return Math.abs(value * 100 - hundredths(value)) < 1e-6;
}

/** Coefficient × value of a unit in whole đồng; half a đồng is rounded up. */
export function amountOf(coefficient: number, unitValue: number): number {
  return Math.floor((hundredths(coefficient) * unitValue + 50) / 100);
}

/**
 * Divides an amount by percentages that add up to 100. Everybody gets the whole đồng of their share; the remainder goes
 * one đồng each to the largest fractions, the first payee first. The parts always add up to the amount.
 */
export function shareOut(amount: number, shares: readonly number[]): number[] {
  const exact = shares.map((share) => amount * hundredths(share));
  const parts = exact.map((value) => Math.floor(value / 10_000));
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRest = exact
    .map((value, index) => ({ index, rest: value % 10_000 }))
    .toSorted((one, other) => other.rest - one.rest || one.index - other.index)
    .slice(0, Math.max(0, left));
  for (const { index } of byRest) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

export function isWhole(shares: readonly number[]): boolean {
  return shares.reduce((sum, share) => sum + hundredths(share), 0) === 10_000;
}

/** Even shares in percent, whole hundredths that add up to 100; the first takes what is left. */
export function evenShares(count: number): number[] {
  const each = Math.floor(10_000 / Math.max(1, count));
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? (10_000 - each * (count - 1)) / 100 : each / 100,
  );
}

interface Person {
  readonly accountId?: string | undefined;
  readonly name: string;
}

/** Who is paid: an account, whatever its name was then, or else a name. */
export function personKey({ accountId, name }: Person): string {
  return accountId === undefined ? `name:${name}` : `account:${accountId}`;
}

interface Part extends Person {
  readonly amount: number;
}

/** What everybody still gets, or gives back; those for whom nothing changes are left out. The parts add up. */
export function differencesOf(paid: readonly Part[], due: readonly Part[]): Part[] {
  const parts = new Map<string, { accountId?: string | undefined; name: string; amount: number }>();
  const add = ({ amount, ...person }: Part) => {
    const key = personKey(person);
    const known = parts.get(key);
    parts.set(key, { ...person, ...known, amount: (known?.amount ?? 0) + amount });
  };
  for (const part of due) add(part);
  for (const part of paid) add({ ...part, amount: -part.amount });
  return [...parts.values()].filter(({ amount }) => amount !== 0);
}

export const ROYALTY_RULE_TEXTS = {
  SHARES_NOT_WHOLE: {
    vi: 'Tổng tỷ lệ của những người hưởng phải bằng 100%.',
    en: 'The shares of the payees must make 100%.',
  },
  COEFFICIENT_TOO_HIGH: {
    vi: 'Hệ số của nhóm này cao nhất là {max}.',
    en: 'The highest coefficient of this group is {max}.',
  },
  NONE_NEEDS_REASON: {
    vi: 'Hãy ghi lý do bài không có nhuận bút.',
    en: 'Say why the post pays nothing.',
  },
  PAYEE_UNKNOWN: {
    vi: 'Dự án không có tài khoản tác giả của {name}. Mở Tài khoản › Tác giả, gắn tài khoản đăng nhập này với một tác giả rồi lưu lại; hoặc chọn người hưởng khác, hoặc chỉ ghi tên.',
    en: 'The project has no author account of {name}. Under Accounts › Authors give an author this login, then save again; or choose another payee, or give the name alone.',
  },
  PAYEE_TWICE: {
    vi: '{name} có hai dòng trong danh sách hưởng. Hãy gộp thành một.',
    en: '{name} is among the payees twice. Make one line of them.',
  },
  MONTH_CLOSED: {
    vi: 'Kỳ {month} đã chốt nên nhuận bút của bài không sửa được nữa. Hãy lập điều chỉnh, khoản chênh lệch sẽ vào kỳ {next}.',
    en: 'The month {month} is closed, so this royalty no longer changes. Make a correction: the difference goes into {next}.',
  },
  MONTH_TAKES_NO_MORE: {
    vi: 'Kỳ {month} đã chốt nên không nhận thêm bài. Hãy chọn kỳ {next} hoặc muộn hơn.',
    en: 'The month {month} is closed and takes no more. Choose {next} or a later one.',
  },
  MONTH_TOO_EARLY: {
    vi: 'Bài xuất bản tháng {month} nên không thể trả trong kỳ trước đó.',
    en: 'The post was published in {month}, so no earlier month can pay it.',
  },
} as const;
export type RoyaltyRule = keyof typeof ROYALTY_RULE_TEXTS;
