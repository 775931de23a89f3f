const whole = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 2 });

/** 1254 → "1.254": Vietnamese grouping in both languages, as the newsroom reads it. */
export function formatNumber(value: number): string {
  return whole.format(value);
}
