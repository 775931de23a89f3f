import { useRef } from 'react';
import { classNames } from '../class-names.ts';
import type { DataTableProps } from './data-table-props.ts';
import { HeaderRow } from './header-row.tsx';
import styles from './row-table.module.css';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableRow } from './table-row.tsx';
import { useScrolls } from './use-scrolls.ts';

export function RowTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, density = 'comfortable', stale = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(frame);
  const order = (rows ?? []).map(rowKey);
  // A frame that scrolls must be reachable by keyboard.
  const reachable = scrolls ? { tabIndex: 0, role: 'region', 'aria-label': label } : {};
  return (
    <div ref={frame} className={classNames(styles.frame, scrolls && styles.scrolls)} {...reachable}>
      <table
        className={classNames(styles.table, stale && styles.stale)}
        data-density={density}
        aria-label={label}
        aria-busy={rows === undefined || stale}
      >
        <thead>
          <HeaderRow {...props} order={order} />
        </thead>
        <tbody>
          {rows === undefined ? (
            <SkeletonRows
              columns={columns}
              selectable={props.selection !== undefined}
              withActions={props.rowActions !== undefined}
            />
          ) : (
            rows.map((row) => <TableRow key={rowKey(row)} {...props} row={row} order={order} />)
          )}
        </tbody>
      </table>
    </div>
  );
}
