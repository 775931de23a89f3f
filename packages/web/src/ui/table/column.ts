import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Any CSS width; a column without one shares what is left. */
  readonly width?: string;
  readonly align?: 'end';
  /** Hidden first where the table has little room, as on a tablet. */
  readonly minor?: boolean;
  /** The name the list call sorts by. */
  readonly sort?: string;
  /** The order after the first click on the heading. */
  readonly sortsFirst?: 'desc';
  /** Where a narrow screen shows it on the row's card; nowhere when absent. */
  readonly card?: 'picture' | 'title' | 'detail';
  /** Cannot be hidden. */
  readonly always?: boolean;
  /** Hidden until the person shows it. */
  readonly optional?: boolean;
  /** The heading is for screen readers only. */
  readonly quietTitle?: boolean;
}

/** `title`, `-title`: the minus means descending. */
export function nextSort(
  current: string | undefined,
  column: Pick<Column<never>, 'sort' | 'sortsFirst'>,
): string {
  const name = column.sort ?? '';
  const first = column.sortsFirst === 'desc' ? `-${name}` : name;
  const second = column.sortsFirst === 'desc' ? name : `-${name}`;
  return current === first ? second : first;
}

export function sortDirection(
  current: string | undefined,
  sort: string,
): 'ascending' | 'descending' | 'none' {
  if (current === sort) return 'ascending';
  return current === `-${sort}` ? 'descending' : 'none';
}
