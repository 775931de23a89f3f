import type { GlossaryFormat } from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import { hasUnspacedScript } from '@toasoan/contract/features/glossary/unspaced-scripts.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sketchOf } from './paragraph-sketch.ts';
import { sourceKey } from './source-key.ts';

/** What the columns that entries are found by are made of. */
export interface Derivable {
  readonly project_id: string;
  readonly source_lang: string;
  readonly target_lang: string;
  readonly format: GlossaryFormat;
  readonly source_content: string;
  readonly target_content: string;
  readonly forbidden: readonly string[];
}

/** Of longer contents the beginning is found. */
const MOST_SEARCHED = 4_000;
const LONGEST_WORD = 64;

/** Columns that follow from others; each write of those writes these. `search_terms` is a text of a tsvector. */
export function derivedColumns(entry: Derivable) {
  const { project_id, source_lang, target_lang, format, source_content, target_content } = entry;
  const isKeyword = format === 'KEYWORD';
  const pair = { sourceLang: source_lang, targetLang: target_lang };
  return {
    source_key: sourceKey(source_content),
    sketch: format === 'PARAGRAPH' ? sketchOf(project_id, pair, source_content) : [],
    search_terms: searchTerms(project_id, source_content, target_content),
    fold_key: isKeyword ? foldKey(source_content) : '',
    target_key: isKeyword ? wordingKey(target_content) : '',
    forbidden_keys: isKeyword ? entry.forbidden.map(wordingKey) : [],
  };
}

/** The same for sources that differ in marks, case and signs alone. */
export const foldKey = (source: string): string => wordsOf(foldVietnamese(source)).join(' ');

/** The same for wordings that differ in case alone. */
export const wordingKey = (wording: string): string => wording.normalize('NFC').toLowerCase();

/** A text of a tsvector: the folded words of both contents, each behind the project's id. */
export function searchTerms(projectId: string, source: string, target: string): string {
  const text = `${source.slice(0, MOST_SEARCHED)} ${target.slice(0, MOST_SEARCHED)}`;
  return [...new Set(searchWords(text))].map((word) => `'${projectId}:${word}'`).join(' ');
}

/** A tsquery: all words in any order, the last may be a beginning; undefined for a text without any word. */
export function searchQuery(projectId: string, text: string): string | undefined {
  const terms = searchWords(text).map((word) => `'${projectId}:${word}'`);
  return terms.length === 0 ? undefined : `${terms.join(' & ')}:*`;
}

/** Words without marks and case; scripts without spaces by their characters. */
function searchWords(text: string): string[] {
  return wordsOf(foldVietnamese(text)).flatMap((word) =>
    hasUnspacedScript(word) ? [...word] : [[...word].slice(0, LONGEST_WORD).join('')],
  );
}
