import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import type { RowGroup } from '#web/ui/table/data-table-props.ts';
import { Pagination } from '#web/ui/table/pagination.tsx';
import { ListKeyHints } from './list-key-hints.tsx';
import { shownColumns } from './shown-columns.ts';
import type { ListPageState, ListRow } from './use-list-page.ts';

interface ListTableProps<Row extends ListRow> {
  readonly page: ListPageState<Row>;
  /** Names the table for screen readers. */
  readonly label: string;
  /** What the rows are called inside a sentence: "bài viết". */
  readonly things: string;
  readonly columns: readonly Column<Row>[];
  readonly rowLabel: (row: Row) => string;
  readonly rowActions?: ((row: Row) => readonly MenuItem[]) | undefined;
  readonly groupOf?: ((row: Row) => RowGroup | undefined) | undefined;
  /** Ticking rows is of use: there is a bulk bar. */
  readonly selectable?: boolean;
  /** The bulk bar: between rows and paging, so that it covers neither. */
  readonly bulk?: ReactNode;
  /** Explains marks, before the keys at the foot. */
  readonly legend?: ReactNode;
  /** What this list is for and the first action, where nothing exists yet. */
  readonly nothingYet: ReactNode;
}

/** Rows with their states: loading, nothing yet, nothing for these filters, failed; and the paging below. */
export function ListTable<Row extends ListRow>(props: ListTableProps<Row>) {
  const { page, label, things, columns, rowLabel, rowActions, selectable = false, nothingYet } = props;
  const { t } = useTranslation('patterns');
  const config = useAppConfig();
  const { address } = page;
  if (page.error) return <ListFailure page={page} things={things} error={page.error} />;
  const bulk = selectable ? { selection: page.selection, onSelection: page.setSelection } : {};
  return (
    <>
      <DataTable
        label={label}
        columns={shownColumns(columns, config.columns[page.name])}
        rows={page.rows}
        rowKey={(row) => row.id}
        rowLabel={rowLabel}
        rowActions={rowActions}
        sort={address.query.sort}
        onSort={(sort) => address.change({ sort })}
        groupOf={props.groupOf}
        density={config.density}
        stale={page.stale}
        currentKey={address.open}
        empty={<ListEmpty page={page} nothingYet={nothingYet} />}
        {...bulk}
      />
      {page.rows === undefined && <LoadingLabel label={t('list.loading', { things })} />}
      {props.bulk}
      {page.total !== undefined && page.total > 0 && (
        <Pagination
          page={address.query.page}
          limit={address.query.limit}
          total={page.total}
          totalIsCapped={page.totalIsCapped}
          onPage={(next) => address.change({ page: next })}
          onLimit={(limit) => {
            useAppConfig.setState({ pageSize: limit });
            address.change({ limit: null });
          }}
          hints={
            <>
              {props.legend}
              <ListKeyHints selectable={selectable} />
            </>
          }
        />
      )}
    </>
  );
}

interface StateProps<Row extends ListRow> {
  readonly page: ListPageState<Row>;
}

interface FailureProps<Row extends ListRow> extends StateProps<Row> {
  readonly things: string;
  readonly error: Error;
}

function ListFailure<Row extends ListRow>({ page, things, error }: FailureProps<Row>) {
  const { t } = useTranslation('patterns');
  return (
    <LoadFailure
      title={t('list.failed', { things })}
      error={error}
      onRetry={page.reload}
      retrying={page.reloading}
    />
  );
}

function ListEmpty<Row extends ListRow>({
  page,
  nothingYet,
}: StateProps<Row> & { readonly nothingYet: ReactNode }) {
  const { t } = useTranslation('patterns');
  const { address } = page;
  if ((page.total ?? 0) > 0) {
    return (
      <EmptyState
        title={t('list.pastEnd')}
        actions={<Button onClick={() => address.change({ page: 1 })}>{t('list.toFirstPage')}</Button>}
      />
    );
  }
  if (!address.filtered) return nothingYet;
  return (
    <EmptyState
      title={t('list.noMatch')}
      text={t('list.noMatchHint')}
      actions={<Button onClick={address.clearFilters}>{t('list.clearFilters')}</Button>}
    />
  );
}
