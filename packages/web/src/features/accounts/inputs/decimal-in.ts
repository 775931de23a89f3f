const GROUPED = /^\d{1,3}(?:[.\s]\d{3})+(?:,\d+)?$/;
const ENGLISH = /^\d{1,3}(?:,\d{3}){2,}(?:\.\d+)?$|^\d{1,3}(?:,\d{3})+\.\d+$/;

/**
 * "434", "1.553,5", "1 553,5" and "1553.5"; null when empty; NaN for what is no number. A point before exactly three
 * digits groups, as Vietnamese write thousands.
 */
export function decimalIn(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const plain = GROUPED.test(trimmed)
    ? trimmed.replace(/[.\s]/g, '').replace(',', '.')
    : ENGLISH.test(trimmed)
      ? trimmed.replaceAll(',', '')
      : trimmed.replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(Number(plain).toFixed(3)) : Number.NaN;
}
