import type { ArticleNode } from '../../../article/article-node.ts';
import { type ArticleWords, articleWords } from './article-words.ts';
import { findAnchor, isSure } from './find-anchor.ts';
import { type KeptRun, keptRuns } from './kept-runs.ts';
import { anchorAt, isSecondHalf, type NoteAnchor, type Passage } from './note-anchor.ts';

const WORD = /[\p{L}\p{N}]/u;

/** The place of a passage after a change; if it is gone, lost with its last words. */
export function moveAnchor(before: ArticleNode, after: ArticleNode, anchor: NoteAnchor): NoteAnchor {
  return moveAnchors(articleWords(before), articleWords(after), [anchor])[0] ?? anchor;
}

/** Like `moveAnchor` for many: the texts are compared once. Unchanged anchors are the same objects. */
export function moveAnchors(
  before: ArticleWords,
  after: ArticleWords,
  anchors: readonly NoteAnchor[],
): NoteAnchor[] {
  let runs: readonly KeptRun[] | undefined;
  return anchors.map((anchor) => {
    const was = anchor.isLost ? undefined : findAnchor(before, anchor);
    if (was === undefined) return findAgain(after, anchor);
    runs ??= keptRuns(before.text, after.text);
    const now = movedPassage(after, anchor, was, runs);
    return now === undefined ? { ...anchor, isLost: true } : settled(anchor, anchorAt(after, now));
  });
}

/** A passage that was not tracked to this text: deleted and restored, unsaved until now, or of a resolved note. */
export function findAgain(after: ArticleWords, anchor: NoteAnchor): NoteAnchor {
  const found = findAnchor(after, anchor);
  if (found && isSure(found, anchor)) return settled(anchor, anchorAt(after, found));
  return anchor.isLost ? anchor : { ...anchor, isLost: true };
}

function settled(anchor: NoteAnchor, next: NoteAnchor): NoteAnchor {
  const isSame = (Object.keys(next) as (keyof NoteAnchor)[]).every((key) => next[key] === anchor[key]);
  return isSame ? anchor : next;
}

function movedPassage(
  after: ArticleWords,
  anchor: NoteAnchor,
  was: Passage,
  runs: readonly KeptRun[],
): Passage | undefined {
  const mapped = mapPassage(was, runs, after.text);
  if (mapped && after.text.slice(mapped.start, mapped.end) === anchor.text) return mapped;
  // Words that were cut and pasted elsewhere are new there; equal words were there before.
  const moved = findAnchor(after, anchor, (start, end) => !isKept(runs, start, end));
  if (moved && isSure(moved, anchor)) return moved;
  return mapped ?? moved;
}

/** The first of the runs that ends after an offset of the old text. */
function firstAfter(runs: readonly KeptRun[], place: number): number {
  let [low, high] = [0, runs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const run = runs[middle];
    if (run && run.before + run.length <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** One end of a passage in the new text; cut if words moved there together with others outside of it. */
interface Edge {
  readonly place: number;
  readonly isCut: boolean;
}

/** A replacement of the first words belongs to the passage. */
function startEdge(start: number, opens: KeptRun | undefined, previous: KeptRun | undefined): Edge {
  if (opens && opens.before <= start) return { place: opens.after + start - opens.before, isCut: false };
  const isCut = (previous ? previous.before + previous.length : 0) < start;
  if (isCut && opens) return { place: opens.after, isCut };
  return { place: previous ? previous.after + previous.length : 0, isCut };
}

function endEdge(end: number, closes: KeptRun | undefined, next: KeptRun | undefined, textEnd: number): Edge {
  const keptTo = closes ? closes.before + closes.length : 0;
  if (closes && keptTo >= end) return { place: closes.after + end - closes.before, isCut: false };
  const isCut = (next?.before ?? Number.POSITIVE_INFINITY) > end;
  if (isCut && closes) return { place: closes.after + closes.length, isCut };
  return { place: next?.after ?? textEnd, isCut };
}

function mapPassage(passage: Passage, runs: readonly KeptRun[], text: string): Passage | undefined {
  const { start, end } = passage;
  const first = firstAfter(runs, start);
  let last = first;
  while ((runs[last]?.before ?? end) < end) last += 1;
  const within = runs.slice(first, last);
  const from = startEdge(start, within[0], runs[first - 1]);
  const to = endEdge(end, within.at(-1), runs[last], text.length);
  // Text in the place of words that went together with their surroundings is another text.
  const isKept = within.some((run) => WORD.test(partWithin(run, passage, text)));
  if (!isKept && (from.isCut || to.isCut)) return undefined;
  return trimmed(text, { start: from.place, end: to.place }, end - start);
}

/** Without surrounding white space; undefined if nothing readable remains. */
function trimmed(text: string, passage: Passage, wasLong: number): Passage | undefined {
  let { start, end } = passage;
  while (start < end && text.charAt(start).trim() === '') start += 1;
  while (end > start && text.charAt(end - 1).trim() === '') end -= 1;
  // Half a surrogate pair is no letter.
  if (isSecondHalf(text, start)) start -= 1;
  if (isSecondHalf(text, end)) end += 1;
  const isThere = WORD.test(text.slice(start, end)) || (end > start && end - start === wasLong);
  return isThere ? { start, end } : undefined;
}

/** The part of a run between two offsets. */
function partWithin({ before, after, length }: KeptRun, { start, end }: Passage, text: string): string {
  const [from, to] = [Math.max(before, start), Math.min(before + length, end)];
  return text.slice(after + from - before, after + to - before);
}

/** Whether all words between two offsets of the new text occurred in the old text. */
function isKept(runs: readonly KeptRun[], start: number, end: number): boolean {
  let [low, high] = [0, runs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const run = runs[middle];
    if (run && run.after + run.length <= start) low = middle + 1;
    else high = middle;
  }
  const run = runs[low];
  return run !== undefined && run.after <= start && run.after + run.length >= end;
}
