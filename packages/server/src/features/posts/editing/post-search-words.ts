import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';

/** Longer words are cut, in posts and in queries alike. */
const MAX_WORD = 64;

/** The words of a text as they are spelled, NFC and lower case. */
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

/** A word of a project's posts in the search index. The project stands in it, so that no other key is needed. */
export function wordTerm(projectId: string, word: string): string {
  return `'${projectId}:${word}'`;
}

/** The id of a post in the search index; only the whole of it is found. */
export function idTerm(projectId: string, id: string): string {
  return `'${projectId}#${id}'`;
}
