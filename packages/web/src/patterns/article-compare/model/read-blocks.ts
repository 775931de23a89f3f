import type { ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { canonicalAttributes } from '@toasoan/contract/article/canonical-attributes.ts';
import { NODE_RULES } from '@toasoan/contract/article/node-table.ts';
import { isSuggestion } from '@toasoan/contract/article/suggestion-mark.ts';
import type { Block, Cell, Place } from './block.ts';
import { readWords } from './read-words.ts';

/** Containers that say nothing by themselves. */
const FRAMES: readonly string[] = ['blockquote', 'pullQuote', 'factBox'];

function holdsText(node: ArticleNode): boolean {
  if (NODE_RULES.get(node.type)?.textblock !== undefined) return true;
  return node.content?.some((child) => NODE_RULES.get(child.type)?.inline === true) ?? false;
}

/** The blocks of a whole article, each with the place of its outermost node. */
export function readArticle(nodes: readonly ArticleNode[]): Block[] {
  return nodes.flatMap((node, at) => readBlocks([node]).map((block) => ({ ...block, at })));
}

/** The blocks of an article in reading order. Containers become places, so a changed list does not change its items. */
export function readBlocks(nodes: readonly ArticleNode[], places: readonly Place[] = []): Block[] {
  return nodes.flatMap((node) => readNode(node, suggestedPlaces(node, places)));
}

/** A suggested block, or one suggested for deletion, has a place of that name. */
function suggestedPlaces({ marks = [] }: ArticleNode, places: readonly Place[]): readonly Place[] {
  const own = marks.filter(isSuggestion).map(({ type }) => ({ container: type }));
  return own.length === 0 ? places : [...places, ...own];
}

function readNode(node: ArticleNode, places: readonly Place[]): Block[] {
  const attrs = canonicalAttributes(node.type, node.attrs);
  if (holdsText(node))
    return [{ kind: 'text', name: node.type, attrs, places, words: readWords(node.content ?? []) }];
  if (node.type === 'table') return [{ kind: 'table', rows: readCells(node, readBlocks), places }];
  if (node.type === 'bulletList' || node.type === 'orderedList') return readList(node, places);
  const inside = [...places, { container: node.type }];
  if (FRAMES.includes(node.type)) return readBlocks(node.content ?? [], inside);
  // A gallery has words of its own. Of unknown nodes of later versions the content is read.
  return [
    { kind: 'leaf', leaf: { name: node.type, attrs }, places },
    ...readBlocks(node.content ?? [], inside),
  ];
}

function readList(list: ArticleNode, places: readonly Place[]): Block[] {
  const start = Number(list.attrs?.start ?? 1);
  return (list.content ?? []).flatMap((item, index) => {
    const marker = list.type === 'bulletList' ? '•' : `${start + index}.`;
    const [first, ...rest] = item.content ?? [];
    const inside = { container: list.type };
    const head = { ...inside, marker, ...(index === 0 && start !== 1 ? { start } : {}) };
    return [
      ...(first === undefined ? [] : readBlocks([first], [...places, head])),
      ...readBlocks(rest, [...places, inside]),
    ];
  });
}

/** The cells of a table with their places in its grid. */
function readCells(table: ArticleNode, readBlocks: (nodes: readonly ArticleNode[]) => Block[]): Cell[][] {
  const takenUntil: number[] = [];
  return (table.content ?? []).map((line, row) => {
    let column = 0;
    return (line.content ?? []).map((node): Cell => {
      while ((takenUntil[column] ?? 0) > row) column += 1;
      const colspan = Number(node.attrs?.colspan ?? 1);
      const rowspan = Number(node.attrs?.rowspan ?? 1);
      const cell = { row, column, colspan, rowspan, isHeader: node.type === 'tableHeader' };
      for (const end = column + colspan; column < end; column += 1) takenUntil[column] = row + rowspan;
      return { ...cell, blocks: readBlocks(node.content ?? []) };
    });
  });
}
