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

/** A word of a project's posts in the search index. It contains the project, so that no other key is needed. */
export function wordTerm(projectId: string, word: string): string {
  return `'${projectId}:${word}'`;
}

/** The id of a post in the search index; only the complete id matches. */
export function idTerm(projectId: string, id: string): string {
  return `'${projectId}#${id}'`;
}
