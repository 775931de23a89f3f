import { syllableKey, syllablesOf } from '../../vocabulary/syllables-of.ts';
import type { MatchMode } from './glossary-kinds.ts';
import { hasUnspacedScript } from './unspaced-scripts.ts';

/** An approved keyword as texts are searched for it. */
export interface Term {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** Wordings of the target language that must not stand for it. */
  readonly forbidden: readonly string[];
  readonly caseSensitive: boolean;
  readonly matchMode: MatchMode;
  readonly priority: number;
  readonly note: string;
}

/** Where an expression stands in a text, in UTF-16 units. */
export type FindExpression = (text: string) => Iterable<{ readonly start: number; readonly end: number }>;

/** Reads an expression in time that grows with the text only; undefined where it is none. */
export type ReadExpression = (expression: string, caseSensitive: boolean) => FindExpression | undefined;

/** Terms that go on from a beginning, syllable by syllable. */
export interface TermNode {
  readonly next: Map<string, TermNode>;
  readonly terms: Term[];
}

const IS_INDEX = Symbol('an index of terms');

/** Terms made ready to be found in many texts. */
export interface TermIndex {
  readonly [IS_INDEX]: true;
  readonly syllables: TermNode;
  /** Of scripts without spaces, by their first two UTF-16 units in lower case, or by their only one. */
  readonly characters: ReadonlyMap<string, readonly { readonly term: Term; readonly key: string }[]>;
  readonly expressions: readonly { readonly term: Term; readonly find: FindExpression }[];
}

export const isTermIndex = (terms: readonly Term[] | TermIndex): terms is TermIndex => IS_INDEX in terms;

/** Without `read`, terms by expression are left out: a browser has no matcher whose time is bounded. */
export function termIndex(terms: readonly Term[], read?: ReadExpression): TermIndex {
  const syllables = emptyNode();
  const characters = new Map<string, { term: Term; key: string }[]>();
  const expressions: { term: Term; find: FindExpression }[] = [];
  for (const term of terms) {
    if (term.matchMode === 'REGEX') {
      const find = read?.(term.source, term.caseSensitive);
      if (find !== undefined) expressions.push({ term, find });
    } else if (hasUnspacedScript(term.source)) {
      const key = term.source.toLowerCase();
      const begin = key.slice(0, 2);
      const known = characters.get(begin);
      if (known === undefined) characters.set(begin, [{ term, key }]);
      else known.push({ term, key });
    } else addBySyllables(syllables, term);
  }
  return { [IS_INDEX]: true, syllables, characters, expressions };
}

const emptyNode = (): TermNode => ({ next: new Map(), terms: [] });

function addBySyllables(root: TermNode, term: Term): void {
  let node = root;
  for (const { text } of syllablesOf(term.source)) {
    const key = syllableKey(text);
    const next = node.next.get(key) ?? emptyNode();
    node.next.set(key, next);
    node = next;
  }
  // A term without any syllable stands nowhere.
  if (node !== root) node.terms.push(term);
}
