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

export const ROYALTY_RULE_TEXTS = {
  SHARES_NOT_WHOLE: {
    vi: 'Tổng tỷ lệ của những người hưởng phải bằng 100%.',
    en: 'The shares of the payees must make 100%.',
  },
  COEFFICIENT_TOO_HIGH: {
    vi: 'Hệ số của nhóm này cao nhất là {max}.',
    en: 'The highest coefficient of this group is {max}.',
  },
} as const;
export type RoyaltyRule = keyof typeof ROYALTY_RULE_TEXTS;
