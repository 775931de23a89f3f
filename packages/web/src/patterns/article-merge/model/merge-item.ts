import type { ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { articleText } from '@toasoan/contract/article/article-text.ts';
import type { Item } from '../../article-compare/model/item.ts';
import { isSpace, splitWords } from '../../article-compare/model/read-words.ts';

/** A block for merging: the same key is the same block on both sides. */
export interface MergeItem extends Item {
  readonly block: ArticleNode;
  /** An empty paragraph. */
  readonly isBlank: boolean;
}

const LINES: readonly string[] = ['paragraph', 'heading'];
const items = new WeakMap<ArticleNode, MergeItem>();

/** JSON with sorted keys, so that equal values are equal texts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join()}}`;
}

function toItem(block: ArticleNode): MergeItem {
  return {
    block,
    isBlank: block.type === 'paragraph' && (block.content ?? []).length === 0,
    key: canonicalJson(block),
    words: splitWords(articleText(block)).filter((word) => !isSpace(word)),
    family: LINES.includes(block.type) ? 'line' : block.type,
  };
}

/** Nodes are immutable, so the facts of a block are cached. */
export function itemOf(block: ArticleNode): MergeItem {
  const known = items.get(block) ?? toItem(block);
  items.set(block, known);
  return known;
}

export function sameItems(one: readonly MergeItem[], other: readonly MergeItem[]): boolean {
  return one.length === other.length && one.every(({ key }, place) => key === other[place]?.key);
}
