import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';

export interface TextPart {
  readonly text: string;
  readonly match: boolean;
  /** Where it begins in the whole text. */
  readonly at: number;
}

/** Folded text whose every code unit knows the cluster it came from: folding changes lengths (NFD, Hangul, Đ). */
interface FoldedText {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const clusters = new Intl.Segmenter('vi', { granularity: 'grapheme' });
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

function foldWithOffsets(original: string): FoldedText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { segment, index } of clusters.segment(original)) {
    const folded = foldVietnamese(segment);
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(index);
      ends.push(index + segment.length);
    }
  }
  return { text, starts, ends };
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Whole words match, the last word of the query matches the beginning of one. */
function rangesOf(word: string, isLast: boolean, original: string, folded: FoldedText): readonly Range[] {
  const wanted = foldVietnamese(word);
  const found: Range[] = [];
  for (const hit of folded.text.matchAll(WORD)) {
    if (isLast ? !hit[0].startsWith(wanted) : hit[0] !== wanted) continue;
    const from = folded.starts[hit.index];
    const to = folded.ends[hit.index + wanted.length - 1];
    if (from !== undefined && to !== undefined) found.push({ from, to });
  }
  // "má" marks "má" only, where there is one; else every spelling of it.
  const spelling = word.normalize('NFC').toLowerCase();
  if (spelling === wanted) return found;
  const exact = found.filter(
    ({ from, to }) => original.slice(from, to).normalize('NFC').toLowerCase() === spelling,
  );
  return exact.length > 0 ? exact : found;
}

/** Cuts a text into parts, the matches of a search in their original spelling. */
export function highlightParts(original: string, query: string): readonly TextPart[] {
  const words = wordsOf(query);
  if (words.length === 0) return [{ text: original, match: false, at: 0 }];
  const folded = foldWithOffsets(original);
  const ranges = words
    .flatMap((word, index) => rangesOf(word, index === words.length - 1, original, folded))
    .sort((a, b) => a.from - b.from);
  const parts: TextPart[] = [];
  let at = 0;
  function cut(to: number, match: boolean) {
    if (to <= at) return;
    parts.push({ text: original.slice(at, to), match, at });
    at = to;
  }
  for (const { from, to } of ranges) {
    cut(from, false);
    cut(to, true);
  }
  cut(original.length, false);
  return parts;
}
