import type { Language } from './language.ts';

const formats: Record<string, Intl.NumberFormat> = {};

/** A number as a language writes it: 1254.5 is "1.254,5" in Vietnamese and "1,254.5" in English. */
export function numberText(value: number, language: Language, decimals = 2): string {
  const key = language + decimals;
  formats[key] ??= new Intl.NumberFormat(language, { maximumFractionDigits: decimals });
  return formats[key].format(value);
}
