import { Fragment } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Stack } from '../layout/stack.tsx';
import type { Column } from './column.ts';
import { type DataTableProps, startsGroup } from './data-table-props.ts';
import styles from './row-cards.module.css';
import { clickRow } from './row-clicks.ts';
import { RowMenu } from './row-menu.tsx';
import { RowTick } from './row-tick.tsx';

/** The list of a narrow screen: picture, title, two details and the row's menu. */
export function RowCards<Row>(props: DataTableProps<Row>) {
  const { label, rows, rowKey, stale = false } = props;
  const order = (rows ?? []).map(rowKey);
  return (
    <Stack
      as="ul"
      className={stale ? styles.stale : undefined}
      aria-label={label}
      aria-busy={rows === undefined || stale}
    >
      {rows === undefined
        ? [60, 80, 70, 50].map((width) => (
            <li key={width} className={styles.card}>
              <Skeleton width={`${width}%`} height="16px" />
            </li>
          ))
        : rows.map((row, at) => {
            const group = startsGroup(props.groupOf, row, rows[at - 1]);
            return (
              <Fragment key={rowKey(row)}>
                {group && <li className={styles.group}>{group.title}</li>}
                <RowCard {...props} row={row} order={order} />
              </Fragment>
            );
          })}
    </Stack>
  );
}

type RowCardProps<Row> = DataTableProps<Row> & { readonly row: Row; readonly order: readonly string[] };

function RowCard<Row>(props: RowCardProps<Row>) {
  const { row, columns, rowKey, rowLabel, selection, onSelection, rowActions, order } = props;
  const key = rowKey(row);
  const selected = selection?.keys.has(key) ?? false;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the card's main link is the keyboard's way; the card only widens its target.
    <li
      data-row={key}
      tabIndex={-1}
      className={classNames(styles.card, selected && styles.selected)}
      onClick={clickRow}
    >
      {selection && (
        <RowTick
          rowKey={key}
          label={rowLabel(row)}
          selection={selection}
          onSelection={onSelection}
          order={order}
        />
      )}
      <CardCells columns={columns} row={row} place="picture" className={styles.picture} />
      <div className={styles.text}>
        <CardCells columns={columns} row={row} place="title" className={styles.title} />
        <CardCells columns={columns} row={row} place="detail" className={styles.details} />
      </div>
      {rowActions && <RowMenu label={rowLabel(row)} items={() => rowActions(row)} />}
    </li>
  );
}

interface CardCellsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
  readonly place: NonNullable<Column<Row>['card']>;
  readonly className: string | undefined;
}

function CardCells<Row>({ columns, row, place, className }: CardCellsProps<Row>) {
  const shown = columns.filter((column) => column.card === place);
  if (shown.length === 0) return null;
  return (
    <div className={className}>
      {shown.map((column) => (
        <span key={column.key}>{column.cell(row)}</span>
      ))}
    </div>
  );
}
