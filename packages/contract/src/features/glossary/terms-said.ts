import type { Term, TermIndex } from './term-index.ts';
import { findTerms } from './term-matching.ts';

/**
 * The terms that texts without tags say, each once. A term by expression comes as the words that it stands for, so that
 * whoever reads no expressions (a browser, an engine) finds it by words.
 */
export function termsSaid(texts: readonly string[], terms: TermIndex): Term[] {
  const said = texts.flatMap((text) =>
    findTerms(text, terms).map(({ term, start, end }): Term => {
      if (term.matchMode !== 'REGEX') return term;
      return { ...term, source: text.slice(start, end), matchMode: 'PHRASE' };
    }),
  );
  return [...new Map(said.map((term) => [`${term.id} ${term.source}`, term])).values()];
}
