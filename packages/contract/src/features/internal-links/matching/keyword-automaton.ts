import { syllableKey, syllablesOf } from '../../../vocabulary/syllables-of.ts';
import type { LinkRule } from './link-rule.ts';

/** A phrase of a rule, as the automaton knows it. */
export interface Term {
  readonly rule: LinkRule;
  readonly phrase: string;
  readonly kind: 'keyword' | 'variant' | 'exclusion';
  /** In syllables. */
  readonly length: number;
}

/** A term that stands in a text. */
export interface Hit {
  readonly term: Term;
  /** The line in which it was found. */
  readonly run: number;
  readonly from: number;
  readonly to: number;
}

/** Spellings remembered for the next article; a newspaper has some thousands. */
const MOST_SPELLINGS = 50_000;
const ROOT = 0;
/** Of a syllable that no term has. */
const UNKNOWN = 0;

/**
 * Aho and Corasick's automaton over whole syllables: a text is read once, whatever the number of keywords, and no
 * keyword is found inside a syllable. Compiled once for a state of the project's keywords.
 */
export class KeywordAutomaton {
  readonly rules: readonly LinkRule[];
  readonly terms: readonly Term[];
  readonly #numbers = new Map<string, number>();
  readonly #spellings = new Map<string, number>();
  /** By state and syllable together: one look-up a step. */
  readonly #next = new Map<number, number>();
  readonly #fallback: number[] = [ROOT];
  readonly #ending: (Term[] | undefined)[] = [undefined];
  /** The next state on the way back to the root at which a term ends. */
  readonly #endsAfter: number[] = [ROOT];
  #width = 1;

  constructor(rules: readonly LinkRule[]) {
    this.rules = rules;
    const written = rules.flatMap((rule) => termsOf(rule));
    for (const { keys } of written)
      for (const key of keys) if (!this.#numbers.has(key)) this.#numbers.set(key, this.#numbers.size + 1);
    this.#width = this.#numbers.size + 1;
    this.terms = written.map(({ term }) => term);
    const children: [state: number, number: number, child: number][] = [];
    for (const { term, keys } of written) this.#add(term, keys, children);
    this.#lead(children);
  }

  /** Every term in a line of text by its end, longer ones first; exclusions too. */
  find(text: string, run = 0): Hit[] {
    const syllables = syllablesOf(text);
    const hits: Hit[] = [];
    let state = ROOT;
    for (const [at, syllable] of syllables.entries()) {
      state = this.#step(syllable.goesOn ? state : ROOT, this.#numberOf(syllable.text));
      for (let end = state; end !== ROOT; end = this.#endsAfter[end] ?? ROOT)
        for (const term of this.#ending[end] ?? []) {
          const from = syllables[at - term.length + 1]?.start ?? syllable.start;
          hits.push({ term, run, from, to: syllable.end });
        }
    }
    return hits;
  }

  #numberOf(spelling: string): number {
    const known = this.#spellings.get(spelling);
    if (known !== undefined) return known;
    const number = this.#numbers.get(syllableKey(spelling)) ?? UNKNOWN;
    if (this.#spellings.size >= MOST_SPELLINGS) this.#spellings.clear();
    this.#spellings.set(spelling, number);
    return number;
  }

  #step(from: number, number: number): number {
    if (number === UNKNOWN) return ROOT;
    for (let state = from; ; state = this.#fallback[state] ?? ROOT) {
      const next = this.#next.get(state * this.#width + number);
      if (next !== undefined) return next;
      if (state === ROOT) return ROOT;
    }
  }

  #add(
    term: Term,
    keys: readonly string[],
    children: [state: number, number: number, child: number][],
  ): void {
    let state = ROOT;
    for (const key of keys) {
      const number = this.#numbers.get(key) ?? UNKNOWN;
      const place = state * this.#width + number;
      let child = this.#next.get(place);
      if (child === undefined) {
        child = this.#fallback.push(ROOT) - 1;
        this.#next.set(place, child);
        children.push([state, number, child]);
      }
      state = child;
    }
    const ending = this.#ending[state] ?? [];
    ending.push(term);
    this.#ending[state] = ending;
  }

  /** Breadth first: the fallback of a state is known before its children's. */
  #lead(children: readonly (readonly [state: number, number: number, child: number])[]): void {
    const depth = new Array<number>(this.#fallback.length).fill(0);
    for (const [state, , child] of children) depth[child] = (depth[state] ?? 0) + 1;
    const inOrder = children.toSorted(([, , one], [, , other]) => (depth[one] ?? 0) - (depth[other] ?? 0));
    for (const [state, number, child] of inOrder) {
      const fallback = state === ROOT ? ROOT : this.#step(this.#fallback[state] ?? ROOT, number);
      this.#fallback[child] = fallback;
      this.#endsAfter[child] =
        this.#ending[fallback] === undefined ? (this.#endsAfter[fallback] ?? ROOT) : fallback;
    }
  }
}

/** A rule's phrases, each once by what it matches; an exclusion that equals a keyword would silence it. */
function termsOf(rule: LinkRule): { readonly term: Term; readonly keys: readonly string[] }[] {
  const seen = new Set<string>();
  const phrases = [
    { phrase: rule.keyword, kind: 'keyword' as const },
    ...rule.variants.map((phrase) => ({ phrase, kind: 'variant' as const })),
    ...rule.exclusions.map((phrase) => ({ phrase, kind: 'exclusion' as const })),
  ];
  return phrases.flatMap(({ phrase, kind }) => {
    const keys = syllablesOf(phrase).map(({ text }) => syllableKey(text));
    const whole = keys.join(' ');
    if (keys.length === 0 || seen.has(whole)) return [];
    seen.add(whole);
    return [{ term: { rule, phrase, kind, length: keys.length }, keys }];
  });
}
