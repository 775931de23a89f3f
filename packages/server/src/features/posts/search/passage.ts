import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';

/** A word is a run of these. */
const LETTER = '[\\p{L}\\p{M}\\p{N}]';
const NO_WORD_BEFORE = `(?<!${LETTER})`;
const NO_WORD_AFTER = `(?!${LETTER})`;
/** Characters before the first word found, and in all. */
const BEFORE = 60;
const LENGTH = 200;

/**
 * The place of a text that says most of the words, around the first of them; undefined where it says none. Lines
 * are the blocks of an article.
 */
export function passageOf(text: string, words: readonly string[]): string | undefined {
  const wanted = new Set(words);
  const anyWord = new RegExp(`${NO_WORD_BEFORE}(?:${[...wanted].join('|')})${NO_WORD_AFTER}`, 'gu');
  let best: { readonly line: string; readonly at: number; readonly count: number } | undefined;
  for (const line of text.normalize('NFC').split('\n')) {
    const found = findIn(line, anyWord);
    if (found.count > (best?.count ?? 0)) best = { line, ...found };
    if (best?.count === wanted.size) break;
  }
  return best && cutOut(best.line, best.at);
}

/** Whether a text says these folded words one after the other. */
export function saysInOrder(text: string, words: readonly string[]): boolean {
  return ` ${wordsOf(foldVietnamese(text)).join(' ')} `.includes(` ${words.join(' ')} `);
}

/** How many of the words a line says, and where the first of them is. */
function findIn(line: string, anyWord: RegExp): { readonly at: number; readonly count: number } {
  const folded = foldVietnamese(line);
  const matches = [...folded.matchAll(anyWord)];
  const first = matches[0]?.index ?? 0;
  // Folding keeps the length of Vietnamese text; where it does not, the passage begins at the line's start.
  const at = folded.length === line.length ? first : 0;
  return { at, count: new Set(matches.map(([word]) => word)).size };
}

/** Whole words only; "…" where something is left out. */
function cutOut(line: string, at: number): string {
  const space = at <= BEFORE ? -1 : line.indexOf(' ', at - BEFORE);
  const from = at <= BEFORE ? 0 : space === -1 || space > at ? at : space + 1;
  const isWhole = line.length - from <= LENGTH;
  const to = isWhole ? line.length : line.lastIndexOf(' ', from + LENGTH);
  const cut = line.slice(from, to > at ? to : from + LENGTH);
  return `${from > 0 ? '…' : ''}${cut}${isWhole ? '' : '…'}`;
}
