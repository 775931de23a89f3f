import { type Syllable, syllableKey, syllablesOf } from '../../vocabulary/syllables-of.ts';
import { isTermIndex, type Term, type TermIndex, type TermNode, termIndex } from './term-index.ts';

export type { Term } from './term-index.ts';

/** A term where a text says it: from `start` to `end`, in UTF-16 units. */
export interface TermHit {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
}

/**
 * The terms that a text says, in order and without overlap: of several that begin at one place the longest, then the one
 * of higher priority. Whole syllables only: "mà" is not in "màu", and marks count: "ma" is not "má". Terms of scripts
 * without spaces are found wherever they stand. Many texts share one `termIndex`; terms by expression are found by an
 * index with a matcher alone.
 */
export function findTerms(text: string, terms: readonly Term[] | TermIndex): TermHit[] {
  const index = isTermIndex(terms) ? terms : termIndex(terms);
  const hits = [...bySyllables(text, index), ...byCharacters(text, index), ...byExpressions(text, index)];
  return withoutOverlap(hits);
}

function bySyllables(text: string, { syllables: root }: TermIndex): TermHit[] {
  if (root.next.size === 0) return [];
  const syllables = syllablesOf(text);
  const keys = syllables.map((one) => syllableKey(one.text));
  return syllables.flatMap((_, at) => beginningAt(text, { root, syllables, keys, at }));
}

interface Place {
  readonly root: TermNode;
  readonly syllables: readonly Syllable[];
  readonly keys: readonly string[];
  readonly at: number;
}

function beginningAt(text: string, { root, syllables, keys, at }: Place): TermHit[] {
  const hits: TermHit[] = [];
  const start = syllables[at]?.start ?? 0;
  let node = root.next.get(keys[at] ?? '');
  for (let last = at; node !== undefined; ) {
    const end = syllables[last]?.end ?? start;
    for (const term of node.terms) if (saysIt(text.slice(start, end), term)) hits.push({ term, start, end });
    last += 1;
    node = syllables[last]?.goesOn ? node.next.get(keys[last] ?? '') : undefined;
  }
  return hits;
}

/** The syllables are the same already. */
function saysIt(said: string, { source, caseSensitive, matchMode }: Term): boolean {
  if (!caseSensitive && matchMode !== 'EXACT_WORD') return true;
  const [one, other] = [said.normalize('NFC'), source.normalize('NFC')];
  return caseSensitive ? one === other : one.toLowerCase() === other.toLowerCase();
}

/** A mark that belongs to the character before it. */
const MARK = /^\p{M}/u;

function byCharacters(text: string, { characters }: TermIndex): TermHit[] {
  if (characters.size === 0) return [];
  const hits: TermHit[] = [];
  const lower = text.toLowerCase();
  // Some capitals have another length in lower case; places would shift.
  const folded = lower.length === text.length ? lower : text;
  for (let start = 0; start < text.length; start += 1) {
    const beginning = [
      ...(characters.get(folded.slice(start, start + 2)) ?? []),
      ...(characters.get(folded.slice(start, start + 1)) ?? []),
    ];
    for (const { term, key } of beginning) {
      const end = start + key.length;
      const stands = term.caseSensitive ? text.startsWith(term.source, start) : folded.startsWith(key, start);
      if (stands && !MARK.test(text.slice(end, end + 2))) hits.push({ term, start, end });
    }
  }
  return hits;
}

function byExpressions(text: string, { expressions }: TermIndex): TermHit[] {
  return expressions.flatMap(({ term, find }) =>
    [...find(text)].filter(({ start, end }) => end > start).map(({ start, end }) => ({ term, start, end })),
  );
}

function withoutOverlap(hits: readonly TermHit[]): TermHit[] {
  const kept: TermHit[] = [];
  let end = 0;
  for (const hit of hits.toSorted(byRank)) {
    if (hit.start < end) continue;
    kept.push(hit);
    end = hit.end;
  }
  return kept;
}

function byRank(one: TermHit, other: TermHit): number {
  return (
    one.start - other.start ||
    other.end - one.end ||
    other.term.priority - one.term.priority ||
    one.term.id.length - other.term.id.length ||
    (one.term.id < other.term.id ? -1 : 1)
  );
}
