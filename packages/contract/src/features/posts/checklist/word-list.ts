import { foldVietnamese, wordsOf } from '../../../vocabulary/fold-vietnamese.ts';

/**
 * A listed word stands for itself in any case, and for itself without its marks: "ma túy" finds "Ma Túy" and
 * "MA TUY". Another marking is another word: "đĩ" never finds "đi". A word that is listed without marks finds
 * every marking.
 */
export interface ListedWord {
  readonly shown: string;
  readonly tokens: readonly Token[];
  readonly isPlain: boolean;
}

export interface Token {
  readonly written: string;
  readonly folded: string;
}

export function tokensOf(text: string): Token[] {
  return wordsOf(text).map((word) => ({ written: word.toLowerCase(), folded: foldVietnamese(word) }));
}

export function listedWord(shown: string): ListedWord {
  const tokens = tokensOf(shown);
  return { shown, tokens, isPlain: isPlain(tokens) };
}

function isPlain(tokens: readonly Token[]): boolean {
  return tokens.every(({ written, folded }) => written === folded);
}

/** Whether a run of words, as long as the listed one, is that word. */
export function isListed(run: readonly Token[], { tokens, isPlain: isAnyMarking }: ListedWord): boolean {
  if (run.length !== tokens.length) return false;
  if (!run.every(({ folded }, index) => folded === tokens[index]?.folded)) return false;
  return (
    isAnyMarking || isPlain(run) || run.every(({ written }, index) => written === tokens[index]?.written)
  );
}

/** The list without words that others of it find as well, in the order in which they were given. */
export function mergeWords(words: readonly string[]): string[] {
  const listed = words.map(listedWord).filter(({ tokens }) => tokens.length > 0);
  const isSame = (one: ListedWord, other: ListedWord) =>
    isListed(one.tokens, other) && (other.isPlain || !one.isPlain);
  return listed
    .filter((one, index) => {
      const others = listed.filter((other, place) => place !== index && isSame(one, other));
      // Of two that find each other the first stays.
      return !others.some((other) => !isSame(other, one) || listed.indexOf(other) < index);
    })
    .map(({ shown }) => shown);
}
