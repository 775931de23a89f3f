import type { Editor } from '@tiptap/core';
import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { listSuggestions, type Suggestion } from '@toasoan/contract/article/list-suggestions.ts';
import { hasSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import { writeDocument } from '../article-memory.ts';

const NONE: readonly Suggestion[] = [];
const known = new WeakMap<ArticleDocument, readonly Suggestion[]>();

/** Read once per state of the text: several parts of the page need it. */
export function suggestionsOf(document: ArticleDocument): readonly Suggestion[] {
  if (!hasSuggestions(document)) return NONE;
  const found = known.get(document) ?? listSuggestions(document);
  known.set(document, found);
  return found;
}

export function suggestionsIn({ state }: Editor): readonly Suggestion[] {
  return suggestionsOf(writeDocument(state.doc));
}
