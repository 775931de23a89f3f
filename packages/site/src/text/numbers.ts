const kept = new Map<string, Intl.NumberFormat>();

/** A whole number with the separators of a language: `1.100`, `1,100`, `1 100`. */
export function numberIn(lang: string, value: number): string {
  const format = kept.get(lang) ?? new Intl.NumberFormat(`${lang}-u-nu-latn`, { maximumFractionDigits: 0 });
  kept.set(lang, format);
  return format.format(value);
}
