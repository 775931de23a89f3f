import type { ArticleNode } from './article-node.ts';
import { NODE_RULES } from './node-table.ts';

const SYLLABLE = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const SYLLABLES_A_MINUTE = 240;

function textOf(node: ArticleNode): string {
  if (node.type === 'text') return node.text ?? '';
  return node.type === 'hardBreak' ? '\n' : '';
}

function collect(node: ArticleNode, blocks: string[]): void {
  if (NODE_RULES.get(node.type)?.textblock !== undefined)
    blocks.push((node.content ?? []).map(textOf).join(''));
  else for (const child of node.content ?? []) collect(child, blocks);
}

/** The words alone, one line per block. */
export function articleText(document: ArticleNode): string {
  const blocks: string[] = [];
  collect(document, blocks);
  return blocks.filter((text) => text !== '').join('\n');
}

/** Vietnamese counts syllables: runs of letters or digits. */
export function countSyllables(text: string): number {
  return text.match(SYLLABLE)?.length ?? 0;
}

export function countWords(document: ArticleNode): number {
  return countSyllables(articleText(document));
}

/** Whole minutes, rounded up; 0 for an empty article. */
export function readingMinutes(words: number): number {
  return Math.ceil(words / SYLLABLES_A_MINUTE);
}

/** An article says something when it holds any visible character. */
export function isBlankArticle(document: ArticleNode): boolean {
  return articleText(document).trim() === '';
}
