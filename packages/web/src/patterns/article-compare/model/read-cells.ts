import type { ArticleNode } from '@toasoan/contract/article/article-node.ts';
import type { Block, Cell } from './block.ts';

/** The cells of a table with their places in its grid. */
export function readCells(
  table: ArticleNode,
  readBlocks: (nodes: readonly ArticleNode[]) => Block[],
): Cell[][] {
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
