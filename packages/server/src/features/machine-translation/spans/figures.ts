import type { RecordLanguage } from '@toasoan/contract/vocabulary/language.ts';

interface NumberSigns {
  /** Between groups of three digits. */
  readonly group: string;
  readonly decimal: string;
}

const POINTS: NumberSigns = { group: '.', decimal: ',' };
const COMMAS: NumberSigns = { group: ',', decimal: '.' };
const SIGNS: Readonly<Record<RecordLanguage, NumberSigns>> = {
  vi: POINTS,
  en: COMMAS,
  fr: { group: '\u202F', decimal: ',' },
  ar: COMMAS,
  de: POINTS,
  es: POINTS,
  ja: COMMAS,
  km: POINTS,
  ko: COMMAS,
  lo: POINTS,
  ru: { group: '\u00A0', decimal: ',' },
  th: COMMAS,
  zh: COMMAS,
};

const NUMBER = /\d+(?:[.,]\d+)*/;

/**
 * A figure as the other language writes it: `1.234,5` is `1,234.5`. Only where it can mean one thing: groups of three
 * digits, or a decimal that cannot be a group. Everything else stays as it is: dates, times, versions, telephone numbers.
 */
export function figureIn(figure: string, sourceLang: string, targetLang: string): string {
  const source = signsOf(sourceLang);
  const target = signsOf(targetLang);
  if (source === undefined || target === undefined || /[/:]|\d[-–]\d/.test(figure)) return figure;
  return figure.replace(NUMBER, (number) => rewritten(number, source, target) ?? number);
}

function signsOf(language: string): NumberSigns | undefined {
  return Object.hasOwn(SIGNS, language) ? SIGNS[language as RecordLanguage] : undefined;
}

function rewritten(number: string, source: NumberSigns, target: NumberSigns): string | undefined {
  const parts = number.split(source.decimal);
  const [whole = '', decimals] = parts;
  if (parts.length > 2 || (decimals !== undefined && !/^\d+$/.test(decimals))) return undefined;
  const groups = whole.split(source.group);
  const isPlain = groups.length > 1 ? areGroups(groups) : isDecimal(whole, decimals);
  if (!isPlain) return undefined;
  return groups.join(target.group) + (decimals === undefined ? '' : target.decimal + decimals);
}

function areGroups([first = '', ...rest]: readonly string[]): boolean {
  return /^[1-9]\d{0,2}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));
}

/** "1,234" may be a thousand by a foreign hand; "0,125" cannot. */
function isDecimal(whole: string, decimals: string | undefined): boolean {
  if (decimals === undefined || !/^\d+$/.test(whole)) return false;
  return decimals.length !== 3 || !/^[1-9]\d{0,2}$/.test(whole);
}
