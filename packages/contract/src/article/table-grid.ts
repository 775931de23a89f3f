import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from './article-limits.ts';
import type { ArticleNode } from './article-node.ts';

const spanOf = (cell: ArticleNode, name: 'colspan' | 'rowspan') => Number(cell.attrs?.[name] ?? 1);

function emptyCell(): ArticleNode {
  return { type: 'tableCell', attrs: { colspan: 1, rowspan: 1 }, content: [{ type: 'paragraph' }] };
}

/** Columns of a row from `from` on that no cell above reaches into. */
function freeColumns(taken: readonly number[], row: number, from: number, wanted: number): number {
  let free = 0;
  while (free < wanted && (taken[from + free] ?? 0) <= row) free += 1;
  return free;
}

/** Puts a row's cells into free columns; `taken` holds, per column, the first free row. */
function placeRow(row: ArticleNode, index: number, rows: number, taken: number[]): readonly ArticleNode[] {
  const cells: ArticleNode[] = [];
  let column = 0;
  for (const cell of row.content ?? []) {
    while ((taken[column] ?? 0) > index) column += 1;
    if (column >= MAX_TABLE_COLUMNS) break;
    const colspan = freeColumns(taken, index, column, spanOf(cell, 'colspan'));
    const rowspan = Math.min(spanOf(cell, 'rowspan'), rows - index);
    cells.push({ ...cell, attrs: { colspan, rowspan } });
    for (let end = column + colspan; column < end; column += 1) taken[column] = index + rowspan;
  }
  return cells;
}

/**
 * The table with every place of its grid filled exactly once: overlapping spans and spans below the last row are cut,
 * short rows are filled up. The editor would repair such a table itself and thereby mark it as edited. Undefined with
 * too many rows or columns.
 */
export function rectangularTable(table: ArticleNode): ArticleNode | undefined {
  const rows = table.content ?? [];
  if (rows.length > MAX_TABLE_ROWS) return undefined;
  const taken: number[] = [];
  const placed: { cells: readonly ArticleNode[]; filled: number }[] = [];
  for (const [index, row] of rows.entries()) {
    const cells = placeRow(row, index, rows.length, taken);
    if (cells.length < (row.content?.length ?? 0) || taken.length > MAX_TABLE_COLUMNS) return undefined;
    placed.push({ cells, filled: taken.filter((until) => until > index).length });
  }
  const width = Math.max(1, taken.length);
  const content = placed.map(({ cells, filled }): ArticleNode => {
    const all = [...cells, ...Array.from({ length: width - filled }, emptyCell)];
    return all.length === 0 ? { type: 'tableRow' } : { type: 'tableRow', content: all };
  });
  return { ...table, content };
}

export function countCells(table: ArticleNode): number {
  return (table.content ?? []).reduce((sum, row) => sum + (row.content?.length ?? 0), 0);
}
