import { BELOW_CARDS, useMedia } from '../hooks/use-media.ts';
import type { DataTableProps } from './data-table-props.ts';
import { RowCards } from './row-cards.tsx';
import { RowTable } from './row-table.tsx';

/**
 * A table, or cards under 768 px. The row's main element (a link to it) carries `data-row-main`; keys and
 * clicks on the row go to it.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const narrow = useMedia(BELOW_CARDS);
  if (props.rows?.length === 0) return props.empty;
  return narrow ? <RowCards {...props} /> : <RowTable {...props} />;
}
