import type { ReactNode } from 'react';
import type { MenuItem } from '../menu/menu-item.ts';
import type { Column } from './column.ts';
import type { Selection } from './selection.ts';

/** A line above the first of consecutive rows with the same key. */
export interface RowGroup {
  readonly key: string;
  readonly title: ReactNode;
}

export interface DataTableProps<Row> {
  /** The table's name for screen readers. */
  readonly label: string;
  /** Those to show, in order. */
  readonly columns: readonly Column<Row>[];
  /** Absent while the first page loads: skeleton rows. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** The row's name, for its checkbox and its menu. */
  readonly rowLabel: (row: Row) => string;
  readonly selection?: Selection | undefined;
  readonly onSelection?: ((selection: Selection) => void) | undefined;
  readonly sort?: string | undefined;
  readonly onSort?: ((sort: string) => void) | undefined;
  readonly rowActions?: ((row: Row) => readonly MenuItem[]) | undefined;
  readonly groupOf?: ((row: Row) => RowGroup | undefined) | undefined;
  readonly density?: 'comfortable' | 'compact';
  /** The rows belong to the previous page while the next one loads. */
  readonly stale?: boolean;
  /** Row marked as the one open beside the list. */
  readonly currentKey?: string | undefined;
  /** Shown in place of rows when there are none. */
  readonly empty?: ReactNode;
}

/** The group that begins with a row. */
export function startsGroup<Row>(
  groupOf: DataTableProps<Row>['groupOf'],
  row: Row,
  before: Row | undefined,
): RowGroup | undefined {
  const group = groupOf?.(row);
  const isSame = before !== undefined && groupOf?.(before)?.key === group?.key;
  return isSame ? undefined : group;
}
