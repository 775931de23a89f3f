import type { RecordLanguage } from '../../../../vocabulary/language.ts';

/** Pairs of quotation marks that a language writes; the first is put by a fix, with the blanks that belong to it. */
export type QuotePair = readonly [open: string, close: string];

const HIGH: QuotePair = ['“', '”'];
const ANGLES: QuotePair = ['«', '»'];
const CORNERS: QuotePair = ['「', '」'];
const DOUBLE_CORNERS: QuotePair = ['『', '』'];

export const QUOTE_STYLES: Readonly<Record<RecordLanguage, readonly QuotePair[]>> = {
  vi: [HIGH, ANGLES],
  en: [HIGH],
  fr: [['«\u00A0', '\u00A0»'], ANGLES],
  ar: [ANGLES, HIGH],
  de: [
    ['„', '“'],
    ['»', '«'],
  ],
  es: [ANGLES, HIGH],
  ja: [CORNERS, DOUBLE_CORNERS],
  km: [ANGLES, HIGH],
  ko: [HIGH, CORNERS, DOUBLE_CORNERS],
  lo: [HIGH],
  ru: [ANGLES, ['„', '“']],
  th: [HIGH],
  zh: [HIGH, CORNERS, DOUBLE_CORNERS, ['《', '》']],
};

/** Every quotation as any language writes it; what is within is the first group. */
export const QUOTATION =
  /"([^"]*)"|“([^“”]*)”|„([^„“”]*)[“”]|»([^«»]*)«|«[ \u00A0\u202F]?([^«»]*?)[ \u00A0\u202F]?»|「([^「」]*)」|『([^『』]*)』|《([^《》]*)》/gu;

/** Ends of sentences: what they are in other scripts. */
export const END_SIGNS: Readonly<Record<string, string>> = {
  '。': '.',
  '．': '.',
  '។': '.',
  '۔': '.',
  '？': '?',
  '؟': '?',
  '！': '!',
  '：': ':',
  '…': '…',
};
export const WRITTEN_ENDS: Partial<Readonly<Record<RecordLanguage, Readonly<Record<string, string>>>>> = {
  ja: { '.': '。', '?': '？', '!': '！', ':': '：' },
  zh: { '.': '。', '?': '？', '!': '！', ':': '：' },
  ar: { '?': '؟' },
  km: { '.': '។' },
  fr: { '?': '\u00A0?', '!': '\u00A0!', ':': '\u00A0:' },
};
/** Languages that end a sentence with a blank. */
export const WITHOUT_FULL_STOP: ReadonlySet<string> = new Set(['th', 'lo']);
