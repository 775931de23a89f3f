import type { Cell } from './export-rows.ts';

/** So that a spreadsheet reads the letters correctly. */
export const CSV_BEGIN = '\uFEFF';

/** Text that a spreadsheet would read as a formula, also after blanks. */
const FORMULA = /^\s*[=+\-@\t\r]/;

export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(field).join(',')}\r\n`;
}

function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = typeof cell === 'string' ? cell : cell.wallTime;
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
