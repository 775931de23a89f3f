import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { wordsOfPart } from '@toasoan/contract/article/article-text.ts';
import { NODE_RULES } from '@toasoan/contract/article/node-table.ts';
import { withoutSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';

/** Where something stands in a line. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A block of a post as readers see it. */
export interface QuotedLine {
  readonly text: string;
  /** Without diacritics, letter for letter as long as the text. */
  readonly folded: string;
  readonly links: readonly (Span & { readonly href: string })[];
}

/** The lines of a text without links. */
export function plainLines(text: string): QuotedLine[] {
  return text.split('\n').flatMap((line) => (line === '' ? [] : [lineOf(line.normalize('NFC'), [])]));
}

/** The lines of an article with the links in them; suggested insertions are omitted. */
export function articleLines(article: ArticleDocument): QuotedLine[] {
  const lines: QuotedLine[] = [];
  collect(withoutSuggestions(article), lines);
  return lines;
}

function collect(node: ArticleNode, lines: QuotedLine[]): void {
  const part = wordsOfPart(node);
  if (part !== undefined) lines.push(...plainLines(part));
  else if (NODE_RULES.get(node.type)?.textblock !== undefined) lines.push(blockLine(node));
  else for (const child of node.content ?? []) collect(child, lines);
}

function blockLine({ content = [] }: ArticleNode): QuotedLine {
  let text = '';
  const links: QuotedLine['links'][number][] = [];
  for (const child of content) {
    const from = text.length;
    text += child.type === 'text' ? (child.text ?? '').normalize('NFC') : ' ';
    const href = child.marks?.find(({ type }) => type === 'link')?.attrs?.href;
    if (typeof href === 'string') links.push({ from, to: text.length, href });
  }
  return lineOf(text, links);
}

function lineOf(text: string, links: QuotedLine['links']): QuotedLine {
  return { text, folded: [...text].map(foldedLetter).join(''), links };
}

function foldedLetter(letter: string): string {
  const folded = foldVietnamese(letter);
  return folded.length === letter.length ? folded : letter;
}
