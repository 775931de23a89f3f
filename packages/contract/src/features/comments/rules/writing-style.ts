import { foldVietnamese, wordsOf } from '../../../vocabulary/fold-vietnamese.ts';

const LETTER = /\p{L}/u;
const UPPER = /\p{Lu}/u;
const LEAST_LETTERS = 12;
const MOST_CAPITALS = 0.7;

/** The share of capitals in percent, where there are enough letters and too many capitals; otherwise undefined. */
export function capitalsIn(text: string): number | undefined {
  let [letters, capitals] = [0, 0];
  for (const character of text) {
    if (!LETTER.test(character)) continue;
    letters += 1;
    if (UPPER.test(character)) capitals += 1;
  }
  if (letters < LEAST_LETTERS || capitals / letters < MOST_CAPITALS) return undefined;
  return Math.round((100 * capitals) / letters);
}

const LEAST_WORDS = 4;
const MOST_FOREIGN = 0.25;
const MARKED = /[\u0300-\u0303\u0306\u0309\u031B\u0323đĐ]/;

/** The syllables of Vietnamese without marks. */
const SYLLABLE =
  /^(?:ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdghklmnpqrstvx])?(?:a(?:ch|ng|nh|[cimnoptuy])?|e(?:ch|ng|nh|[cmnoptu])?|i(?:ch|nh|[acmnptu]|e(?:ng|[cmnptu]))?|o(?:ng|[cimnpt]|a(?:ch|ng|nh|[cimnoptuy])?|e(?:[cmnot])?|o(?:ng|c))?|u(?:ng|[acimnpty]|a(?:ng|[nty])|e(?:ch|nh|[n])?|o(?:ng|[cimntu])|u|y(?:[anptu]|ch|nh|e[nt])?)?|y(?:e(?:ng|[mntu]))?)$/;

/** Vietnamese without a single mark, which is hard to read; other languages are not meant. */
export function lacksDiacritics(text: string): boolean {
  if (MARKED.test(text.normalize('NFD'))) return false;
  const words = wordsOf(text)
    .map((word) => word.toLowerCase())
    .filter((word) => !/\d/.test(word));
  if (words.length < LEAST_WORDS) return false;
  const foreign = words.filter((word) => !SYLLABLE.test(word));
  return foreign.length / words.length <= MOST_FOREIGN;
}

/** The language of a short text, as far as its letters tell. */
export function languageOf(text: string): 'vi' | 'en' | 'ru' | 'ja' | 'ko' | 'th' | 'km' | 'ar' {
  if (MARKED.test(text.normalize('NFD')) || lacksDiacritics(text)) return 'vi';
  for (const [language, script] of SCRIPTS) if (script.test(text)) return language;
  return /[a-z]{2}/i.test(text) && wordsOf(text).length > 2 ? 'en' : 'vi';
}

const SCRIPTS = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['th', /\p{Script=Thai}/u],
  ['km', /\p{Script=Khmer}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['ru', /\p{Script=Cyrillic}/u],
] as const;

/** Words alone, folded: two comments that differ in marks, case or signs only are the same. */
export function sameWordsKey(text: string): string {
  return wordsOf(foldVietnamese(text)).join(' ');
}
