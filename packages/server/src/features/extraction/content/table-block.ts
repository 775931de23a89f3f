import { textOf } from '../page/element-text.ts';
import type { TableBlock } from './content-block.ts';
import type { PartReader } from './part-reader.ts';

const MAX_ROWS = 500;
const MAX_CELLS = 60;
const LONG_CELL = 600;

/** Pages of old systems are put together by tables: theirs hold whole paragraphs, or one cell. */
export function isLayoutTable(table: Element): boolean {
  const rows = rowsOf(table);
  const cells = rows.flatMap(cellsOf);
  if (cells.length <= 1 || rows.every((row) => cellsOf(row).length <= 1)) return true;
  if (table.querySelector('table, figure, h1, h2') !== null) return true;
  return cells.some((cell) => cell.querySelectorAll('p').length > 3 || textOf(cell).length > LONG_CELL);
}

export function readTable(table: Element, reader: PartReader): TableBlock[] {
  const rows = rowsOf(table)
    .slice(0, MAX_ROWS)
    .map((row) =>
      cellsOf(row)
        .slice(0, MAX_CELLS)
        .map((cell) => readCell(cell, reader)),
    )
    .filter((row) => row.some(({ inline }) => inline.text !== ''));
  return rows.length === 0 ? [] : [{ kind: 'table', rows }];
}

function readCell(cell: Element, reader: PartReader): TableBlock['rows'][number][number] {
  const span = (name: string) =>
    Math.min(Math.max(Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 1, 1), 60);
  return {
    isHeader: cell.localName === 'th',
    inline: reader.inline(cell) ?? { html: '', text: '', bold: 0, italic: 0, linked: 0 },
    columns: span('colspan'),
    rows: span('rowspan'),
  };
}

function rowsOf(table: Element): Element[] {
  return [...table.children].flatMap((child) => {
    if (child.localName === 'tr') return [child];
    return /^t(?:body|head|foot)$/.test(child.localName)
      ? [...child.children].filter((row) => row.localName === 'tr')
      : [];
  });
}

function cellsOf(row: Element): Element[] {
  return [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th');
}
