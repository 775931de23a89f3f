import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';

/** Longer words are cut, both in posts and in queries. */
const MAX_WORD = 64;

/** The words of a text with diacritics, NFC and lower case. */
export function exactWords(text: string): string[] {
  return wordsOf(text.normalize('NFC').toLowerCase()).map(cut);
}

/** The words of a text without diacritics. */
export function foldedWords(text: string): string[] {
  return wordsOf(foldVietnamese(text)).map(cut);
}

function cut(word: string): string {
  return word.length <= MAX_WORD ? word : [...word].slice(0, MAX_WORD).join('');
}

/** The words of a text as the search reads them: each once, between spaces. */
export function searchWords(text: string) {
  return { spelled: spelledWords(text), folded: spaced(foldedWords(text)) };
}

/** The words alone as spelled. */
export function spelledWords(text: string): string {
  return spaced(exactWords(text));
}

function spaced(words: readonly string[]): string {
  return words.length === 0 ? '' : ` ${[...new Set(words)].join(' ')} `;
}
