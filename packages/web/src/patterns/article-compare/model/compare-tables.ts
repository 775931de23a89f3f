import { alignItems, pairLeftovers } from './align-items.ts';
import type { Block, Cell, TableBlock } from './block.ts';
import { cellKey, cellWords } from './block-keys.ts';
import type { Item } from './item.ts';
import type { CellChange, Row, TableChange } from './row.ts';

type CompareBlocks = (before: readonly Block[], after: readonly Block[]) => Row[];

export function compareTables(
  before: TableBlock,
  after: TableBlock,
  compareBlocks: CompareBlocks,
): TableChange {
  const lines = pairsOf(linesOf(before), linesOf(after));
  const columns = pairsOf(columnsOf(before), columnsOf(after));
  const rightCells = new Map(after.rows.flat().map((cell) => [`${cell.row}:${cell.column}`, cell]));
  const compared = new Map<Cell, CellChange>();
  for (const cell of before.rows.flat()) {
    const partner = rightCells.get(`${lines.get(cell.row)}:${columns.get(cell.column)}`);
    if (partner === undefined) continue;
    const change = {
      state: cellKey(cell) === cellKey(partner) ? ('same' as const) : ('changed' as const),
      isReshaped: shapeOf(cell) !== shapeOf(partner),
      rows: compareBlocks(cell.blocks, partner.blocks),
    };
    compared.set(cell, { ...change, cell });
    compared.set(partner, { ...change, cell: partner });
  }
  return {
    before: before.rows.map((row) => row.map((cell) => compared.get(cell) ?? cellAlone(cell, 'removed'))),
    after: after.rows.map((row) => row.map((cell) => compared.get(cell) ?? cellAlone(cell, 'added'))),
  };
}

/** A table without a counterpart. */
export function tableAlone(
  { rows }: TableBlock,
  state: 'same' | 'added' | 'removed',
): readonly (readonly CellChange[])[] {
  return rows.map((row) => row.map((cell) => cellAlone(cell, state)));
}

function cellAlone(cell: Cell, state: 'same' | 'added' | 'removed'): CellChange {
  const rows = cell.blocks.map((block): Row => {
    if (state === 'same') return { kind: 'same', before: block, after: block };
    if (state === 'added') return { kind: 'added', after: block, isMoved: false };
    return { kind: 'removed', before: block, isMoved: false };
  });
  return { state, cell, isReshaped: false, rows };
}

function shapeOf({ isHeader, colspan, rowspan }: Cell): string {
  return `${isHeader} ${colspan} ${rowspan}`;
}

function pairsOf(before: readonly Item[], after: readonly Item[]): ReadonlyMap<number, number> {
  return new Map(pairLeftovers(alignItems(before, after), before.length, after.length));
}

function linesOf({ rows }: TableBlock): Item[] {
  return rows.map(toItem);
}

function columnsOf({ rows }: TableBlock): Item[] {
  const columns: Cell[][] = [];
  for (const cell of rows.flat()) {
    columns[cell.column] ??= [];
    columns[cell.column]?.push(cell);
  }
  return Array.from(columns, (cells) => toItem(cells ?? []));
}

function toItem(cells: readonly Cell[]): Item {
  return { key: JSON.stringify(cells.map(cellKey)), words: cells.flatMap(cellWords), family: 'cells' };
}
