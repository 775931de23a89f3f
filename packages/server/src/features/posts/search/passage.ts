import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Characters before the first word found, and in all. */
const BEFORE = 60;
const LENGTH = 200;

/**
 * The place of a text that says most of the words, around the first of them; undefined where it says none. Lines
 * are the blocks of an article.
 */
export function passageOf(text: string, words: readonly string[]): string | undefined {
  const wanted = new Set(words);
  let best: { readonly line: string; readonly at: number; readonly count: number } | undefined;
  for (const line of text.split('\n')) {
    const found = findIn(line, wanted);
    if (found.count > (best?.count ?? 0)) best = { line, ...found };
    if (best?.count === wanted.size) break;
  }
  return best && cutOut(best.line, best.at);
}

/** How many of the words a line says, and where the first of them is. */
function findIn(line: string, wanted: ReadonlySet<string>): { readonly at: number; readonly count: number } {
  const found = new Set<string>();
  let at = -1;
  for (const match of line.matchAll(WORD)) {
    const word = foldVietnamese(match[0]);
    if (!wanted.has(word)) continue;
    if (at === -1) at = match.index;
    found.add(word);
  }
  return { at, count: found.size };
}

/** Whole words only; "…" where something is left out. */
function cutOut(line: string, at: number): string {
  const from = at <= BEFORE ? 0 : line.indexOf(' ', at - BEFORE) + 1;
  const isWhole = line.length - from <= LENGTH;
  const to = isWhole ? line.length : line.lastIndexOf(' ', from + LENGTH);
  const cut = line.slice(from, to > at ? to : from + LENGTH);
  return `${from > 0 ? '…' : ''}${cut}${isWhole ? '' : '…'}`;
}
