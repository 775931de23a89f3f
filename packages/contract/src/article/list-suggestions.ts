import type { ArticleDocument, ArticleMark, ArticleNode } from './article-node.ts';
import { wordsOfPart } from './article-text.ts';
import { NODE_RULES } from './node-table.ts';
import { isSuggestion, type SuggestionBy, type SuggestionKind, suggestionBy } from './suggestion-mark.ts';

export interface Suggestion extends SuggestionBy {
  readonly kind: SuggestionKind | 'replacement';
  /** The words that would come and go, cut to what a list can show. */
  readonly inserted: string;
  readonly deleted: string;
  /** Whole parts that are not text: pictures, videos, tables, lists. */
  readonly parts: readonly string[];
  /** Which block of the article it begins in, from 0. */
  readonly block: number;
}

interface Found {
  readonly by: SuggestionBy;
  readonly block: number;
  readonly words: Record<SuggestionKind, string>;
  readonly kinds: Set<SuggestionKind>;
  readonly parts: string[];
}

const SHOWN_CHARACTERS = 200;

function wordsOf(node: ArticleNode): string {
  if (node.type === 'text') return node.text ?? '';
  if (node.type === 'hardBreak') return ' ';
  const part = wordsOfPart(node);
  if (part !== undefined) return part;
  return (node.content ?? []).map(wordsOf).join(NODE_RULES.get(node.type)?.textblock ? '' : ' ');
}

/** Blocks whose words have marks of their own: theirs is about where they begin. */
function flows({ type }: ArticleNode): boolean {
  return NODE_RULES.get(type)?.textblock === 'rich';
}

function foundBy(by: SuggestionBy, block: number, found: Map<string, Found>): Found {
  const known = found.get(by.id) ?? {
    by,
    block,
    words: { insertion: '', deletion: '' },
    kinds: new Set(),
    parts: [],
  };
  found.set(by.id, known);
  return known;
}

function noteMark(node: ArticleNode, mark: ArticleMark, { kinds, words, parts }: Found): void {
  const kind: SuggestionKind = mark.type === 'insertion' ? 'insertion' : 'deletion';
  kinds.add(kind);
  if (flows(node)) words[kind] += words[kind] === '' ? '' : ' ';
  else words[kind] += wordsOf(node);
  if (!flows(node) && NODE_RULES.get(node.type)?.inline !== true) parts.push(node.type);
}

function noteNode(node: ArticleNode, block: number, found: Map<string, Found>): void {
  for (const mark of node.marks ?? [])
    if (isSuggestion(mark)) noteMark(node, mark, foundBy(suggestionBy(mark), block, found));
  for (const child of node.content ?? []) noteNode(child, block, found);
}

function shown(words: string): string {
  const line = words.replace(/\s+/g, ' ');
  const characters = [...line];
  return characters.length <= SHOWN_CHARACTERS
    ? line
    : `${characters.slice(0, SHOWN_CHARACTERS - 1).join('')}…`;
}

/** Every suggestion of an article, in text order. */
export function listSuggestions(document: ArticleDocument): Suggestion[] {
  const found = new Map<string, Found>();
  document.content.forEach((node, block) => {
    noteNode(node, block, found);
  });
  return [...found.values()].map(({ by, block, words, kinds, parts }) => ({
    ...by,
    kind: kinds.size === 2 ? 'replacement' : ([...kinds][0] ?? 'insertion'),
    inserted: shown(words.insertion),
    deleted: shown(words.deletion),
    parts: [...new Set(parts)],
    block,
  }));
}
