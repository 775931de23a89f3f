import { type FocusEvent, useState } from 'react';
import { classNames } from '../class-names.ts';
import type { DataTableProps } from './data-table-props.ts';
import { QuickActions } from './quick-actions.tsx';
import { clickRow } from './row-clicks.ts';
import { RowMenu } from './row-menu.tsx';
import styles from './row-table.module.css';
import { RowTick } from './row-tick.tsx';

type TableRowProps<Row> = DataTableProps<Row> & { readonly row: Row; readonly order: readonly string[] };

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, rowKey, rowLabel, selection, onSelection, rowActions, currentKey, order } = props;
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const key = rowKey(row);
  const selected = selection?.keys.has(key) ?? false;
  return (
    <tr
      data-row={key}
      tabIndex={-1}
      className={classNames(styles.row, selected && styles.selected, currentKey === key && styles.current)}
      onClick={clickRow}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(staysInside(event))}
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
          {(isPointedAt || isFocused) && <QuickActions items={rowActions(row)} />}
          <RowMenu label={rowLabel(row)} items={() => rowActions(row)} />
        </td>
      )}
    </tr>
  );
}

function staysInside({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
}
