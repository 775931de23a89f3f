import { TAG } from '@toasoan/contract/article/segment-tags.ts';
import type { Term, TermIndex } from '@toasoan/contract/features/glossary/term-index.ts';
import { findTerms } from '@toasoan/contract/features/glossary/term-matching.ts';
import { termsSaid } from '@toasoan/contract/features/glossary/terms-said.ts';
import { LANGUAGE_FACTS } from '@toasoan/contract/vocabulary/language-facts.ts';

/** The terms that a segment says; a term never crosses a tag. */
export function termsIn(text: string, terms: TermIndex): Term[] {
  return termsSaid([text.replace(TAG, '\n')], terms);
}

/**
 * A translation whose terms were asked for in words: a forbidden wording, or the word left as it was, is replaced where
 * it stands exactly. @returns the text, and the ids of the terms that it holds
 */
export function enforceTerms(
  translation: string,
  terms: readonly Term[],
  targetLang: string,
): { readonly text: string; readonly held: readonly string[] } {
  const held = new Set<string>();
  let text = translation;
  for (const term of terms) {
    if (!says(text, term, targetLang)) text = replaced(text, term);
    if (says(text, term, targetLang)) held.add(term.id);
  }
  return { text, held: [...held] };
}

function says(text: string, term: Term, targetLang: string): boolean {
  if (!hasSpaces(targetLang)) return text.normalize('NFC').includes(term.target.normalize('NFC'));
  return findTerms(text, [{ ...term, source: term.target, matchMode: 'PHRASE' }]).length > 0;
}

function replaced(text: string, term: Term): string {
  const wrong = [...term.forbidden, term.source].map(
    (source): Term => ({ ...term, source, matchMode: 'PHRASE', caseSensitive: false }),
  );
  const hits = findTerms(text, wrong);
  return hits.reduceRight((all, { start, end }) => all.slice(0, start) + term.target + all.slice(end), text);
}

function hasSpaces(language: string): boolean {
  const known = Object.entries(LANGUAGE_FACTS).find(([code]) => code === language);
  return known?.[1].hasSpaces ?? true;
}
