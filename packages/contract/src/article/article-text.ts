import type { ArticleNode } from './article-node.ts';
import { NODE_RULES } from './node-table.ts';
import { withoutSuggestions } from './resolve-suggestions.ts';
import { countSyllables } from './syllables.ts';

const SYLLABLES_A_MINUTE = 240;

function textOf(node: ArticleNode): string {
  if (node.type === 'text') return node.text ?? '';
  return node.type === 'hardBreak' ? '\n' : '';
}

/** The words of a video, a picture, several pictures or a file; undefined for any other node. */
export function wordsOfPart({ type, attrs, content }: ArticleNode): string | undefined {
  if (type === 'embed' || type === 'figure') return String(attrs?.caption ?? '');
  if (type === 'attachment') return String(attrs?.name ?? '');
  if (type !== 'gallery') return undefined;
  const words = [...(content ?? []).map(wordsOfPart), String(attrs?.caption ?? '')];
  return words.filter(Boolean).join('\n');
}

function collect(node: ArticleNode, blocks: string[]): void {
  const part = wordsOfPart(node);
  if (part !== undefined) blocks.push(part);
  else if (NODE_RULES.get(node.type)?.textblock !== undefined)
    blocks.push((node.content ?? []).map(textOf).join(''));
  else for (const child of node.content ?? []) collect(child, blocks);
}

/** The text alone, one line per block, including captions; suggested insertions are omitted. */
export function articleText(document: ArticleNode): string {
  return writtenText(withoutSuggestions(document));
}

/** Like `articleText`, with suggested insertions and suggested deletions. */
export function writtenText(document: ArticleNode): string {
  const blocks: string[] = [];
  collect(document, blocks);
  return blocks.filter((text) => text !== '').join('\n');
}

export function countWords(document: ArticleNode): number {
  return countSyllables(articleText(document));
}

/** Whole minutes, rounded up; 0 for an empty article. */
export function readingMinutes(words: number): number {
  return Math.ceil(words / SYLLABLES_A_MINUTE);
}

/** An article is not blank if it holds a visible character, a video, a picture or a file. */
export function isBlankArticle(node: ArticleNode): boolean {
  return isBlank(withoutSuggestions(node));
}

function isBlank(node: ArticleNode): boolean {
  if (wordsOfPart(node) !== undefined) return false;
  if (node.type === 'text') return (node.text ?? '').trim() === '';
  return (node.content ?? []).every(isBlank);
}
