import { foldVietnamese, wordsOf } from '../../../vocabulary/fold-vietnamese.ts';

/**
 * A listed word matches in any case, and only with its own marks: "ma túy" finds "Ma Túy" and "MA TUY". Other marks are
 * another word: "đĩ" never finds "đi". A word listed without marks finds every marking.
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

/** Whether a run of words as long as the listed one equals it. */
export function isListed(run: readonly Token[], { tokens, isPlain: isAnyMarking }: ListedWord): boolean {
  if (run.length !== tokens.length) return false;
  if (!run.every(({ folded }, index) => folded === tokens[index]?.folded)) return false;
  return (
    isAnyMarking || isPlain(run) || run.every(({ written }, index) => written === tokens[index]?.written)
  );
}

/** The list without words that other entries also find, in the given order. */
export function mergeWords(words: readonly string[]): string[] {
  const listed = words.map(listedWord).filter(({ tokens }) => tokens.length > 0);
  const isSame = (one: ListedWord, other: ListedWord) =>
    isListed(one.tokens, other) && (other.isPlain || !one.isPlain);
  return listed
    .filter((one, index) => {
      const others = listed.filter((other, place) => place !== index && isSame(one, other));
      // Of two that find each other, the first stays.
      return !others.some((other) => !isSame(other, one) || listed.indexOf(other) < index);
    })
    .map(({ shown }) => shown);
}
