import type { ArticleDocument, ArticleMark, ArticleNode } from '../../../article/article-node.ts';
import { withoutSuggestions } from '../../../article/resolve-suggestions.ts';

/** Where words of an article stand. Only those of `text` become links. */
export const RUN_PLACES = ['text', 'title', 'heading', 'caption', 'quote', 'related', 'code'] as const;
export type RunPlace = (typeof RUN_PLACES)[number];

/** A part of a run with a meaning of its own. */
export interface RunSpan {
  readonly from: number;
  readonly to: number;
  readonly kind: 'link' | 'code';
  /** Of a link: its address, and the record it leads to. */
  readonly href: string;
  readonly target: string;
}

/** A line of an article, in reading order: a paragraph, a heading, a caption. */
export interface ArticleRun {
  readonly place: RunPlace;
  readonly text: string;
  readonly spans: readonly RunSpan[];
  /** The standfirst, which stands before the article. */
  readonly isExcerpt?: true;
  /** Of a heading. */
  readonly level?: number;
  /** Of a caption: the permanent name of its picture. */
  readonly picture?: string;
}

/** The words of a post that are looked at. */
export interface LinkedWords {
  readonly title: string;
  readonly excerpt: string;
  readonly content: ArticleDocument;
}

/** Every line of a post. The order is that in which `withPlacedLinks` counts them. */
export function articleRuns({ title, excerpt, content }: LinkedWords): ArticleRun[] {
  const runs: ArticleRun[] = [];
  runs.push({ place: 'title', text: title, spans: [] });
  runs.push({ place: 'text', text: excerpt, spans: [], isExcerpt: true });
  for (const block of withoutSuggestions(content).content) collect(block, 'text', runs);
  return runs;
}

/** How the place of a line changes inside a node. */
const PLACES: Readonly<Partial<Record<ArticleNode['type'], RunPlace>>> = {
  heading: 'heading',
  tableHeader: 'heading',
  blockquote: 'quote',
  pullQuote: 'quote',
  related: 'related',
  codeBlock: 'code',
};

const LINES = new Set<ArticleNode['type']>(['paragraph', 'heading', 'related', 'codeBlock']);
const isLine = ({ type }: ArticleNode) => LINES.has(type);

/** Visits the lines of a node in the order of `articleRuns`. */
function collect(node: ArticleNode, place: RunPlace, runs: ArticleRun[]): void {
  const here = place === 'text' ? (PLACES[node.type] ?? place) : place;
  if (isLine(node)) {
    const level = node.type === 'heading' ? { level: Number(node.attrs?.level ?? 2) } : {};
    runs.push({ place: here, ...lineOf(node), ...level });
  }
  for (const child of isLine(node) ? [] : (node.content ?? [])) collect(child, here, runs);
  const caption = captionOf(node);
  const picture = node.type === 'figure' ? { picture: String(node.attrs?.key ?? '') } : {};
  if (caption !== undefined) runs.push({ place: 'caption', text: caption, spans: [], ...picture });
}

function captionOf({ type, attrs }: ArticleNode): string | undefined {
  if (type === 'attachment') return String(attrs?.name ?? '');
  return attrs?.caption === undefined ? undefined : String(attrs.caption);
}

function lineOf(node: ArticleNode): { readonly text: string; readonly spans: readonly RunSpan[] } {
  const spans: RunSpan[] = [];
  let text = '';
  for (const { type, text: words = '', marks = [] } of node.content ?? []) {
    const part = type === 'text' ? words : '\n';
    for (const mark of marks) spans.push(...spanOf(mark, text.length, text.length + part.length));
    text += part;
  }
  return { text, spans };
}

function spanOf({ type, attrs }: ArticleMark, from: number, to: number): RunSpan[] {
  if (type === 'code') return [{ from, to, kind: 'code', href: '', target: '' }];
  if (type !== 'link') return [];
  return [{ from, to, kind: 'link', href: String(attrs?.href ?? ''), target: String(attrs?.target ?? '') }];
}

/** The article with every line of text replaced by `lineAt`, counted as in `articleRuns`; others stay the same objects. */
export function withLines(
  document: ArticleDocument,
  lineAt: (line: ArticleNode, run: number) => ArticleNode,
): ArticleDocument {
  // Title and standfirst come first.
  let run = 2;
  function visit(node: ArticleNode): ArticleNode {
    if (isLine(node)) {
      run += 1;
      return lineAt(node, run - 1);
    }
    const content = node.content?.map(visit);
    if (captionOf(node) !== undefined) run += 1;
    const isSame = content?.every((child, index) => child === node.content?.[index]) !== false;
    return isSame ? node : { ...node, ...(content && { content }) };
  }
  return { ...document, content: document.content.map(visit) };
}
