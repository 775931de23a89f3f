import type { ArticleNode } from '../../../article/article-node.ts';
import { NODE_RULES } from '../../../article/node-table.ts';

/** One paragraph, heading or line of code as text. */
interface Block {
  /** Its offset among all the words. */
  readonly start: number;
  readonly end: number;
  /** The original text; undefined if it is the same. */
  readonly raw: string | undefined;
}

/** The words of an article as one NFC line of blocks, with offsets that map back into the article. */
export interface ArticleWords {
  readonly text: string;
  readonly blocks: readonly Block[];
}

/** A combining mark belongs to the letter before it. */
const LETTERS = /\P{M}\p{M}*|\p{M}+/gu;

function normalized(raw: string): string {
  return raw === raw.normalize('NFC') ? raw : raw.replace(LETTERS, (letter) => letter.normalize('NFC'));
}

/** The text of each block, in order. */
export function wordsOfBlocks(raws: readonly string[]): ArticleWords {
  const blocks: Block[] = [];
  const texts: string[] = [];
  let start = 0;
  for (const raw of raws) {
    const text = normalized(raw);
    blocks.push({ start, end: start + text.length, raw: text === raw ? undefined : raw });
    texts.push(text);
    start += text.length + 1;
  }
  return { text: texts.join('\n'), blocks };
}

export function articleWords(document: ArticleNode): ArticleWords {
  const raws: string[] = [];
  collect(document, raws);
  return wordsOfBlocks(raws);
}

function collect(node: ArticleNode, raws: string[]): void {
  if (NODE_RULES.get(node.type)?.textblock !== undefined) {
    raws.push((node.content ?? []).map((part) => part.text ?? '\n').join(''));
  } else for (const child of node.content ?? []) collect(child, raws);
}

/** The block of an offset: the last one that begins at or before it. */
export function blockAt({ blocks }: ArticleWords, place: number): number {
  let [low, high] = [0, blocks.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((blocks[middle]?.start ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** An offset among the words as block and offset in the stored article. */
export function toArticle(words: ArticleWords, place: number): { block: number; offset: number } {
  const index = blockAt(words, place);
  const block = words.blocks[index];
  const within = place - (block?.start ?? 0);
  if (block?.raw === undefined) return { block: index, offset: within };
  let [offset, left] = [0, within];
  for (const [letter] of block.raw.matchAll(LETTERS)) {
    if (left <= 0) break;
    offset += letter.length;
    left -= letter.normalize('NFC').length;
  }
  return { block: index, offset };
}

/** The inverse: block and offset of the article as an offset among the words. */
export function toWords({ blocks }: ArticleWords, index: number, offset: number): number {
  const block = blocks[index];
  if (block === undefined) return 0;
  if (block.raw === undefined) return block.start + Math.min(offset, block.end - block.start);
  return block.start + normalized(block.raw.slice(0, offset)).length;
}
