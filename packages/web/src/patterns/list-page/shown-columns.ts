import type { Column } from '#web/ui/table/column.ts';

/** A person's choice, in the list's own order; without one, all but the optional columns. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | undefined,
): readonly Column<Row>[] {
  return columns.filter((column) => {
    if (column.always) return true;
    return chosen ? chosen.includes(column.key) : !column.optional;
  });
}
