import { Skeleton } from '../feedback/skeleton.tsx';
import type { Column } from './column.ts';
import styles from './row-table.module.css';

const ROWS = [72, 58, 84, 66, 78, 54, 70, 62] as const;

interface SkeletonRowsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly selectable: boolean;
  readonly withActions: boolean;
}

export function SkeletonRows<Row>({ columns, selectable, withActions }: SkeletonRowsProps<Row>) {
  return ROWS.map((width) => (
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
