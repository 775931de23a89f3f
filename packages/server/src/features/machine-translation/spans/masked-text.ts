import { TAG } from '@toasoan/contract/article/segment-tags.ts';
import type { LanguagePair } from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import type { TermIndex } from '@toasoan/contract/features/glossary/term-index.ts';
import { protectedSpans } from './protected-spans.ts';

/** A text in parts: words to translate, spans that stay, and the tags of the segment. */
export type Part =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'span'; readonly plain: string; readonly target: string }
  | { readonly kind: 'tag'; readonly text: string };

export interface MaskedText {
  /** Blanks around the text, which engines drop. */
  readonly before: string;
  readonly after: string;
  readonly parts: readonly Part[];
  /** Of terms that stand as spans. */
  readonly termIds: readonly string[];
  /** Whether any words are left for an engine. */
  readonly hasWords: boolean;
}

/** A segment with what must stay set apart; a span never crosses a tag. */
export function maskText(text: string, pair: LanguagePair, terms: TermIndex): MaskedText {
  const parts: Part[] = [];
  const termIds = new Set<string>();
  const before = /^\s*/.exec(text)?.[0] ?? '';
  const after = before.length === text.length ? '' : (/\s*$/.exec(text)?.[0] ?? '');
  const body = text.slice(before.length, text.length - after.length);
  const addWords = (words: string) => {
    if (words !== '') parts.push({ kind: 'words', text: words });
  };
  const addText = (chunk: string) => {
    let at = 0;
    for (const { start, end, target, termId } of protectedSpans(chunk, pair, terms)) {
      addWords(chunk.slice(at, start));
      // An engine that sees the wording of a term fits the sentence to it.
      const plain = termId === undefined ? chunk.slice(start, end) : target;
      parts.push({ kind: 'span', plain, target });
      if (termId !== undefined) termIds.add(termId);
      at = end;
    }
    addWords(chunk.slice(at));
  };
  let at = 0;
  for (const { 0: tag, index } of body.matchAll(TAG)) {
    addText(body.slice(at, index));
    parts.push({ kind: 'tag', text: tag });
    at = index + tag.length;
  }
  addText(body.slice(at));
  const hasWords = parts.some((part) => part.kind === 'words' && /[\p{L}\p{M}]/u.test(part.text));
  return { before, after, parts, termIds: [...termIds], hasWords };
}

/** The translation of a text in which nothing is left to translate: its spans, tags and signs as they are. */
export function restedText({ before, after, parts }: MaskedText): string {
  const body = parts.map((part) => (part.kind === 'span' ? part.target : part.text));
  return before + body.join('') + after;
}
