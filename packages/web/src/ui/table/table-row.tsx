import { classNames } from '../class-names.ts';
import type { DataTableProps } from './data-table-props.ts';
import { clickRow } from './row-clicks.ts';
import { RowMenu } from './row-menu.tsx';
import styles from './row-table.module.css';
import { RowTick } from './row-tick.tsx';

type TableRowProps<Row> = DataTableProps<Row> & { readonly row: Row; readonly order: readonly string[] };

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, rowKey, rowLabel, selection, onSelection, rowActions, currentKey, order } = props;
  const key = rowKey(row);
  const selected = selection?.keys.has(key) ?? false;
  return (
    <tr
      data-row={key}
      tabIndex={-1}
      className={classNames(styles.row, selected && styles.selected, currentKey === key && styles.current)}
      onClick={clickRow}
    >
      {selection && (
        <td className={styles.tick}>
          <RowTick
            rowKey={key}
            label={rowLabel(row)}
            selection={selection}
            onSelection={onSelection}
            order={order}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.key}
          className={classNames(column.align === 'end' && styles.end, column.minor && styles.minor)}
        >
          {column.cell(row)}
        </td>
      ))}
      {rowActions && (
        <td className={styles.actions}>
          <RowMenu label={rowLabel(row)} items={() => rowActions(row)} />
        </td>
      )}
    </tr>
  );
}
