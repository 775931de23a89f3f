import type { ArticleMark, ArticleNode } from '@toasoan/contract/article/article-node.ts';

const BLANK = /^[\s\u00A0]*$/;

export interface TextBlock {
  readonly type: 'paragraph' | 'heading' | 'codeBlock' | 'related';
  readonly attrs: ArticleNode['attrs'];
  /** An element of its own, so it counts even when it is empty. */
  readonly explicit: boolean;
  readonly content: ArticleNode[];
}

export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

/** Adds text; pieces of one run become one text, so that a letter and its combining mark can join. */
export function addText(block: TextBlock, text: string, marks: readonly ArticleMark[] | undefined): void {
  const kept = block.type === 'codeBlock' ? undefined : marks;
  const last = block.content.at(-1);
  if (last?.type === 'text' && last.marks === kept)
    block.content[block.content.length - 1] = { ...last, text: `${last.text ?? ''}${text}` };
  else block.content.push(kept === undefined ? { type: 'text', text } : { type: 'text', marks: kept, text });
}

export function addBreak(block: TextBlock, marks: readonly ArticleMark[] | undefined): void {
  if (block.type === 'codeBlock') addText(block, '\n', undefined);
  else block.content.push(marks === undefined ? { type: 'hardBreak' } : { type: 'hardBreak', marks });
}

const isEdgeNoise = (node: ArticleNode | undefined) =>
  node !== undefined && (node.type === 'hardBreak' || isBlank(node.text ?? ''));

/** Trims breaks and blanks at both ends. */
export function trimBreaks(content: readonly ArticleNode[]): readonly ArticleNode[] {
  let start = 0;
  let end = content.length;
  while (start < end && isEdgeNoise(content[start])) start += 1;
  while (end > start && isEdgeNoise(content[end - 1])) end -= 1;
  return content.slice(start, end);
}

export function holdsText(block: TextBlock): boolean {
  return block.content.some((node) => !isBlank(node.text ?? ''));
}

export function finishTextBlock(block: TextBlock, content: readonly ArticleNode[]): ArticleNode {
  return {
    type: block.type,
    ...(block.attrs === undefined ? {} : { attrs: block.attrs }),
    ...(content.length === 0 ? {} : { content }),
  };
}
