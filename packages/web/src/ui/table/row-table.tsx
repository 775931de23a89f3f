import { Fragment, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import type { Column } from './column.ts';
import { type DataTableProps, startsGroup } from './data-table-props.ts';
import { HeaderRow } from './header-row.tsx';
import styles from './row-table.module.css';
import { TableRow } from './table-row.tsx';

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
            rows.map((row, at) => (
              <Fragment key={rowKey(row)}>
                <GroupRow {...props} row={row} before={rows[at - 1]} />
                <TableRow {...props} row={row} order={order} />
              </Fragment>
            ))
          )}
        </tbody>
      </table>
    </div>
  );
}

type GroupRowProps<Row> = DataTableProps<Row> & { readonly row: Row; readonly before: Row | undefined };

/** The title of a group over its first row. */
function GroupRow<Row>({ row, before, groupOf, columns, selection, rowActions }: GroupRowProps<Row>) {
  const group = startsGroup(groupOf, row, before);
  if (!group) return null;
  const width = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0);
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={width}>
        {group.title}
      </th>
    </tr>
  );
}

/** Whether the content of an element is wider than the element. */
function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth + 1));
    watcher.observe(element);
    if (element.firstElementChild) watcher.observe(element.firstElementChild);
    return () => watcher.disconnect();
  }, [ref]);
  return scrolls;
}

const SKELETON_WIDTHS = [72, 58, 84, 66, 78, 54, 70, 62] as const;

interface SkeletonRowsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly selectable: boolean;
  readonly withActions: boolean;
}

function SkeletonRows<Row>({ columns, selectable, withActions }: SkeletonRowsProps<Row>) {
  return SKELETON_WIDTHS.map((width) => (
    <tr key={width}>
      {selectable && <td />}
      {columns.map((column) => (
        <td key={column.key} className={column.minor ? styles.minor : undefined}>
          <Skeleton width={`${width}%`} />
        </td>
      ))}
      {withActions && <td />}
    </tr>
  ));
}
