import type { Activity, AuditRow } from '@toasoan/contract/features/audit/audit.ts';

const GAP_MS = 120_000;
/** Two of a kind are read as quickly as their sum. */
const FEWEST = 3;

type FoldableRow = Activity & Partial<Pick<AuditRow, 'address'>>;

/** A row and, newest first, the further rows that it stands for. */
export type Folded<Row> = Row & { readonly others: readonly Row[] };

/**
 * What a person did several times in a row, such as twelve uploads at once, is one row in the place of the newest.
 * Rows are folded within a page, so pages and totals stay those of the log.
 */
export function foldRows<Row extends FoldableRow>(rows: readonly Row[]): readonly Folded<Row>[] {
  const runs: Row[][] = [];
  const latest = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const run = latest.get(key);
    const last = run?.at(-1);
    if (run && last && isNear(last, row)) run.push(row);
    else {
      const begun = [row];
      runs.push(begun);
      latest.set(key, begun);
    }
  }
  const folded = runs.flatMap((run) => (run.length < FEWEST ? run.map(alone) : [first(run)]));
  const place = new Map(rows.map(({ id }, index) => [id, index]));
  return folded.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
}

function keyOf({ by, action, address }: FoldableRow): string {
  return JSON.stringify([by.userId, by.name, action, address]);
}

function isNear(later: FoldableRow, earlier: FoldableRow): boolean {
  return Date.parse(later.time) - Date.parse(earlier.time) <= GAP_MS;
}

function alone<Row>(row: Row): Folded<Row> {
  return { ...row, others: [] };
}

function first<Row>([row, ...others]: readonly Row[]): Folded<Row> {
  return { ...(row as Row), others };
}
