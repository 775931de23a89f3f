import { foldVietnamese, wordsOf } from './fold-vietnamese.ts';

const SHINGLE = 3;
/** Titles at least this similar are reported; from `SAME` on they are probably the same story. */
export const ALIKE = 0.5;
export const SAME = 0.8;

function folded(title: string): string[] {
  return wordsOf(foldVietnamese(title));
}

/** Runs of three syllables of a title without diacritics: two titles of one story share some. */
export function titleShingles(title: string): string[] {
  const words = folded(title);
  if (words.length === 0) return [];
  const count = Math.max(1, words.length - SHINGLE + 1);
  const runs = Array.from({ length: count }, (_, at) => words.slice(at, at + SHINGLE).join(' '));
  return [...new Set(runs)];
}

/** The similarity of two titles, 0 to 1: twice the shared syllables over all of them (Dice), ignoring order. */
export function titleSimilarity(one: string, other: string): number {
  const left = folded(one);
  const right = folded(other);
  if (left.length + right.length === 0) return 0;
  const rest = new Map<string, number>();
  for (const word of right) rest.set(word, (rest.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of left) {
    const there = rest.get(word) ?? 0;
    if (there === 0) continue;
    rest.set(word, there - 1);
    shared += 1;
  }
  return (2 * shared) / (left.length + right.length);
}
