import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Page } from '@toasoan/contract/core/paging.ts';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { useProjectId } from '#web/core/project/current-project.ts';
import { NOTHING_SELECTED, type Selection } from '#web/ui/table/selection.ts';
import type { ListQuerySchema, ListQueryShape } from './list-address-rules.ts';
import { type ListAddress, useListAddress } from './use-list-address.ts';

export interface ListRow {
  readonly id: string;
}

/** What the parts of a list page share. */
export interface ListPageState<Row extends ListRow, Query extends ListQueryShape = ListQueryShape> {
  /** Keeps column choice and last view apart from other lists. */
  readonly name: string;
  readonly address: ListAddress<Query>;
  /** Absent while the first page loads. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number | undefined;
  readonly totalIsCapped: boolean;
  /** The rows are those of the page before. */
  readonly stale: boolean;
  readonly error: Error | null;
  readonly reload: () => void;
  readonly reloading: boolean;
  readonly selection: Selection;
  readonly setSelection: (selection: Selection) => void;
}

interface ListPageOptions<Schema extends ListQuerySchema, Row, Key extends QueryKey> {
  readonly name: string;
  /** The query schema of the list call: it reads the address. */
  readonly schema: Schema;
  /** The feature's query options of its list call. */
  readonly list: (
    projectId: string,
    query: z.output<Schema>,
  ) => UseQueryOptions<Page<Row>, Error, Page<Row>, Key>;
}

/** The page shown before stays in sight until the next one is there. */
export function useListPage<Schema extends ListQuerySchema, Row extends ListRow, Key extends QueryKey>(
  options: ListPageOptions<Schema, Row, Key>,
): ListPageState<Row, z.output<Schema>> {
  const projectId = useProjectId();
  const address = useListAddress(options.schema);
  const list = useQuery({ ...options.list(projectId, address.query), placeholderData: keepPreviousData });
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  return {
    name: options.name,
    address,
    rows: list.data?.items,
    total: list.data?.total,
    totalIsCapped: list.data?.totalIsCapped ?? false,
    stale: list.isPlaceholderData,
    error: list.data === undefined ? list.error : null,
    reload: () => void list.refetch(),
    reloading: list.isFetching,
    selection,
    setSelection,
  };
}
