import { foldVietnamese } from '../../../vocabulary/fold-vietnamese.ts';
import { type Syllable, syllablesOf } from '../../../vocabulary/syllables-of.ts';
import type { KeywordAutomaton, Term } from './keyword-automaton.ts';
import type { RefusedLink, Scan } from './place-links.ts';

/** Enough to understand; a short keyword is nearly everywhere. */
const MOST_OF_A_KEYWORD = 2;
const MOST = 30;
const LONGEST_SYLLABLE = 12;

/** Words without marks, by the terms that they would be. */
interface Lookalikes {
  readonly byFold: ReadonlyMap<string, readonly Term[]>;
  /** Of terms, in syllables. */
  readonly lengths: readonly number[];
  /** Terms of one syllable, as written in lower case. */
  readonly single: ReadonlyMap<string, Term>;
}

type Near = Pick<RefusedLink, 'run' | 'from' | 'to' | 'reason' | 'because'> & { readonly term: Term };

/**
 * Words that look like a keyword and are none: "má" for "ma", "thuế" for "Huế". For people who try a keyword; delivery
 * never asks. Words that match a keyword are not reported again.
 */
export function nearMisses(automaton: KeywordAutomaton, { runs, hits }: Scan): RefusedLink[] {
  const lookalikes = lookalikesOf(automaton.terms.filter(({ kind }) => kind !== 'exclusion'));
  const found: RefusedLink[] = [];
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  function report({ term, ...near }: Near): void {
    const { id } = term.rule;
    const key = `${id} ${near.because.toLowerCase()}`;
    const isMatch = hits[near.run]?.some((hit) => hit.from < near.to && hit.to > near.from);
    if (isMatch || found.length >= MOST || seen.has(key) || (counts.get(id) ?? 0) >= MOST_OF_A_KEYWORD)
      return;
    seen.add(key);
    counts.set(id, (counts.get(id) ?? 0) + 1);
    found.push({ ...near, rule: term.rule, phrase: term.phrase });
  }
  for (const [run, { text }] of runs.entries()) {
    const syllables = syllablesOf(text);
    for (const at of syllables.keys()) {
      for (const near of otherMarks(lookalikes, syllables, at))
        report({ ...near, run, because: text.slice(near.from, near.to) });
      for (const near of partsOf(lookalikes, syllables[at])) report({ ...near, run });
    }
  }
  return found;
}

function lookalikesOf(terms: readonly Term[]): Lookalikes {
  return {
    byFold: Map.groupBy(terms, ({ phrase }) => foldOf(syllablesOf(phrase))),
    lengths: [...new Set(terms.map(({ length }) => length))],
    single: new Map(
      terms
        .filter(({ length }) => length === 1)
        .map((term) => [term.phrase.normalize('NFC').toLowerCase(), term]),
    ),
  };
}

const foldOf = (syllables: readonly Syllable[]) =>
  syllables.map(({ text }) => foldVietnamese(text)).join(' ');

/** Terms that the words from here on would be with other marks. */
function otherMarks({ byFold, lengths }: Lookalikes, syllables: readonly Syllable[], at: number) {
  return lengths.flatMap((length) => {
    const part = syllables.slice(at, at + length);
    const [first, last] = [part[0], part.at(-1)];
    const isPhrase = part.length === length && part.slice(1).every(({ goesOn }) => goesOn);
    if (!first || !last || !isPhrase) return [];
    const terms = byFold.get(foldOf(part)) ?? [];
    return terms.map((term) => ({ term, from: first.start, to: last.end, reason: 'OTHER_MARKS' as const }));
  });
}

/** Terms of one syllable inside a longer one. */
function partsOf({ single }: Lookalikes, syllable: Syllable | undefined) {
  if (syllable === undefined || single.size === 0 || syllable.text.length > LONGEST_SYLLABLE) return [];
  const { text, start, end } = syllable;
  const written = text.toLowerCase();
  const near = { from: start, to: end, reason: 'PART_OF_SYLLABLE' as const, because: text };
  const parts: (typeof near & { readonly term: Term })[] = [];
  for (let from = 0; from < written.length; from += 1)
    for (let to = from + 2; to <= written.length; to += 1) {
      const term = to - from < written.length ? single.get(written.slice(from, to)) : undefined;
      if (term !== undefined) parts.push({ ...near, term });
    }
  return parts;
}
