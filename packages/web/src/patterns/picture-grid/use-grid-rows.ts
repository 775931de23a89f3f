import { type QueryKey, type UseQueryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import type { Page } from '@toasoan/contract/core/paging.ts';
import { useState } from 'react';
import { GRID_PAGE, pagesOf } from './grid-pages.ts';
import type { GridRows } from './grid-rows.ts';

const AHEAD = 40;

interface GridRowsOptions<Row, Key extends QueryKey> {
  /** The first page, which the list of the page has read. */
  readonly first: readonly Row[] | undefined;
  readonly count: number;
  /** The first page belongs to other filters: no other one is of use. */
  readonly stale: boolean;
  /** The query of one page of `GRID_PAGE` rows, from 1. */
  readonly pageQuery: (page: number) => UseQueryOptions<Page<Row>, Error, Page<Row>, Key>;
}

/** Pages of a long list, read where the grid looks. */
export function useGridRows<Row extends { readonly id: string }, Key extends QueryKey>(
  options: GridRowsOptions<Row, Key>,
): GridRows<Row> {
  const { first = [], count, stale, pageQuery } = options;
  const client = useQueryClient();
  const [wanted, setWanted] = useState<readonly number[]>([]);
  const lastPage = Math.ceil(count / GRID_PAGE);
  const others = stale ? [] : wanted.filter((page) => page > 1 && page <= lastPage);
  const answers = useQueries({ queries: others.map(pageQuery) });
  const found = new Map<number, readonly Row[]>([[1, first]]);
  for (const [index, page] of others.entries()) {
    const items = answers[index]?.data?.items;
    if (items) found.set(page, items);
  }
  const itemsOf = (page: number) =>
    found.get(page) ?? client.getQueryData<Page<Row>>(pageQuery(page).queryKey)?.items ?? [];
  return {
    count,
    at: (index) => found.get(Math.floor(index / GRID_PAGE) + 1)?.[index % GRID_PAGE],
    look(from, to) {
      const pages = pagesOf(from - AHEAD, to + AHEAD);
      setWanted((now) => (now.join() === pages.join() ? now : pages));
    },
    loaded: () => pagesOf(0, count - 1).flatMap(itemsOf),
    placeOf(id) {
      for (let page = 1; page <= lastPage; page += 1) {
        const at = itemsOf(page).findIndex((row) => row.id === id);
        if (at >= 0) return (page - 1) * GRID_PAGE + at;
      }
      return -1;
    },
    async between(from, to) {
      const pages = pagesOf(from, to);
      const parts = await Promise.all(pages.map((page) => client.ensureQueryData(pageQuery(page))));
      const begin = ((pages[0] ?? 1) - 1) * GRID_PAGE;
      return parts.flatMap(({ items }) => items).slice(from - begin, to - begin + 1);
    },
    near: [...found.values()].flat(),
  };
}
