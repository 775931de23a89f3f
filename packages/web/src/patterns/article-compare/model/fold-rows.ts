import { isChange } from './compare-articles.ts';
import type { Row } from './row.ts';

/** Rows shown one after the other, or a stretch of unchanged ones that can be opened. */
export type Stretch =
  | { readonly kind: 'rows'; readonly from: number; readonly rows: readonly PlacedRow[] }
  | { readonly kind: 'fold'; readonly from: number; readonly rows: readonly PlacedRow[] };

interface PlacedRow {
  readonly place: number;
  readonly row: Row;
}

/** Unchanged rows around a change for context. */
const CONTEXT = 2;
/** Fewer than these take no more room shown than folded. */
const LEAST_FOLDED = 3;

export function foldRows(rows: readonly Row[], opened: ReadonlySet<number>, changesOnly: boolean): Stretch[] {
  const folded = foldedPlaces(rows, opened, changesOnly ? 0 : CONTEXT, changesOnly ? 1 : LEAST_FOLDED);
  const placed = rows.map((row, place): PlacedRow => ({ row, place }));
  const stretches: Stretch[] = [];
  for (let from = 0; from < rows.length; ) {
    const isFold = folded.has(from);
    let end = from + 1;
    while (end < rows.length && folded.has(end) === isFold) end += 1;
    stretches.push({ kind: isFold ? 'fold' : 'rows', from, rows: placed.slice(from, end) });
    from = end;
  }
  return stretches;
}

function foldedPlaces(
  rows: readonly Row[],
  opened: ReadonlySet<number>,
  context: number,
  least: number,
): ReadonlySet<number> {
  const folded = new Set<number>();
  for (const [from, end] of unchangedStretches(rows)) {
    const start = from === 0 ? from : from + context;
    const stop = end === rows.length ? end : end - context;
    if (stop - start < least || opened.has(start)) continue;
    for (let at = start; at < stop; at += 1) folded.add(at);
  }
  return folded;
}

function unchangedStretches(rows: readonly Row[]): [from: number, end: number][] {
  const stretches: [number, number][] = [];
  let from = 0;
  for (let at = 0; at <= rows.length; at += 1) {
    if (rows[at]?.kind === 'same') continue;
    if (at > from) stretches.push([from, at]);
    from = at + 1;
  }
  return stretches;
}

/** The places of the changes among the rows. */
export function placesOfChanges(rows: readonly Row[]): number[] {
  return rows.flatMap((row, place) => (isChange(row) ? [place] : []));
}
