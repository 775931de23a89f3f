import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { Checkbox } from '../form/checkbox.tsx';
import { type Column, nextSort, sortDirection } from './column.ts';
import type { DataTableProps } from './data-table-props.ts';
import styles from './row-table.module.css';
import { pageState, togglePage } from './selection.ts';

type HeaderRowProps<Row> = DataTableProps<Row> & { readonly order: readonly string[] };

export function HeaderRow<Row>({
  columns,
  selection,
  onSelection,
  sort,
  onSort,
  rowActions,
  order,
}: HeaderRowProps<Row>) {
  const { t } = useTranslation('ui');
  const ticked = selection && order.length > 0 ? pageState(selection, order) : 'none';
  return (
    <tr>
      {selection && (
        <th className={styles.tick} scope="col">
          <Checkbox
            aria-label={t('table.selectPage')}
            checked={ticked === 'all'}
            indeterminate={ticked === 'some'}
            onChange={() => onSelection?.(togglePage(selection, order))}
          />
        </th>
      )}
      {columns.map((column) => (
        <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
      ))}
      {rowActions && (
        <th className={styles.actions} scope="col">
          <span className="visually-hidden">{t('table.actions')}</span>
        </th>
      )}
    </tr>
  );
}

interface HeaderCellProps<Row> {
  readonly column: Column<Row>;
  readonly sort: string | undefined;
  readonly onSort: ((sort: string) => void) | undefined;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const className = classNames(
    column.align === 'end' && styles.end,
    column.minor && styles.minor,
    column.width === undefined && styles.flexible,
  );
  const style = column.width === undefined ? {} : { width: column.width };
  if (column.sort === undefined || !onSort) {
    return (
      <th className={className} style={style} scope="col">
        <span className={column.quietTitle ? 'visually-hidden' : undefined}>{column.title}</span>
      </th>
    );
  }
  const direction = sortDirection(sort, column.sort);
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th className={className} style={style} scope="col" aria-sort={direction}>
      <button type="button" className={styles.sort} onClick={() => onSort(nextSort(sort, column))}>
        {column.title}
        <Arrow
          size={13}
          aria-hidden
          className={classNames(styles.arrow, direction !== 'none' && styles.sorted)}
        />
      </button>
    </th>
  );
}
