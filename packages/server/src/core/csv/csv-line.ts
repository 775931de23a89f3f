/** A value of a table: a time is local, written as it reads on a clock; an amount is whole đồng. */
export type Cell = string | number | { readonly wallTime: string } | { readonly amount: number } | null;

/** The beginning of a file: spreadsheets then read it as UTF-8. */
export const CSV_BEGIN = '\uFEFF';

/** Characters before the first visible one. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}]+/u;
/** The beginnings that spreadsheets read as a formula; U+2212 is the minus sign of typography. */
const FORMULA = /^[=+\-@\u2212]/;
const CONTROL = /^[\t\r\n]/;

/** One line of a file for spreadsheets. Text never runs as a formula, and numbers stay numbers. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(field).join(',')}\r\n`;
}

function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object' && 'amount' in cell) return String(cell.amount);
  const text = typeof cell === 'string' ? cell : cell.wallTime;
  const safe = runs(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Spreadsheets fold full-width and other forms of a sign to the plain one: `＝1+1` runs too. */
function runs(text: string): boolean {
  if (CONTROL.test(text)) return true;
  const [first = ''] = text.replace(UNSEEN, '');
  return FORMULA.test(first.normalize('NFKC'));
}
