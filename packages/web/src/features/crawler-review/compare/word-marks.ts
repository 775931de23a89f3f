import { diffArrays } from 'diff';

/** A stretch of words; whether the other text has others there. */
export interface MarkedWords {
  readonly text: string;
  readonly isOther: boolean;
}

export interface MarkedPair {
  readonly own: readonly MarkedWords[];
  readonly other: readonly MarkedWords[];
}

const wordsOf = (text: string) => text.trim().split(/\s+/);

/** Two paragraphs that say the same, with the words that differ. */
export function markWords(own: string, other: string): MarkedPair {
  const marked: { own: MarkedWords[]; other: MarkedWords[] } = { own: [], other: [] };
  for (const { value, added, removed } of diffArrays(wordsOf(own), wordsOf(other))) {
    const words = { text: value.join(' '), isOther: added || removed };
    if (!added) marked.own.push(words);
    if (!removed) marked.other.push(words);
  }
  return marked;
}
