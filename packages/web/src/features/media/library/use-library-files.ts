import { useQueries, useQueryClient } from '@tanstack/react-query';
import { EXACT_TOTAL } from '@toasoan/contract/core/paging.ts';
import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { useState } from 'react';
import { useProjectId } from '#web/core/project/current-project.ts';
import { mediaList } from '../media-queries.ts';
import { GRID_PAGE, gridQuery, pagesOf } from './grid/grid-pages.ts';
import type { LibraryPage } from './use-library-page.ts';

/** The files of the list in order, fetched on demand. */
export interface LibraryFiles {
  readonly count: number;
  /** Undefined while it is loading. */
  readonly at: (index: number) => MediaRow | undefined;
  /** Fetches the files at these places and some more on both sides. */
  readonly look: (first: number, last: number) => void;
  /** All files fetched so far, in order. */
  readonly loaded: () => readonly MediaRow[];
  /** All files between two places; missing ones are fetched. */
  readonly between: (from: number, to: number) => Promise<readonly MediaRow[]>;
  /** Those that are visible or near the visible area. */
  readonly near: readonly MediaRow[];
}

const AHEAD = 40;

export function useLibraryFiles(page: LibraryPage): LibraryFiles {
  const { shown, rows } = page;
  const grid = useGridFiles(page);
  if (shown !== 'table') return grid;
  const all = rows ?? [];
  return {
    count: all.length,
    at: (index) => all[index],
    look: () => undefined,
    loaded: () => all,
    between: (from, to) => Promise.resolve(all.slice(from, to + 1)),
    near: all,
  };
}

function useGridFiles({ shown, address, rows, total = 0, stale }: LibraryPage): LibraryFiles {
  const projectId = useProjectId();
  const client = useQueryClient();
  const [wanted, setWanted] = useState<readonly number[]>([]);
  const { query } = address;
  const count = Math.min(total, EXACT_TOTAL);
  const lastPage = Math.ceil(count / GRID_PAGE);
  const pageQuery = (page: number) => mediaList(projectId, gridQuery(query, page));
  const others = stale || shown === 'table' ? [] : wanted.filter((page) => page > 1 && page <= lastPage);
  const answers = useQueries({ queries: others.map(pageQuery) });
  const found = new Map<number, readonly MediaRow[]>([[1, rows ?? []]]);
  for (const [index, page] of others.entries()) {
    const items = answers[index]?.data?.items;
    if (items) found.set(page, items);
  }
  const itemsOf = (page: number) =>
    found.get(page) ?? client.getQueryData(pageQuery(page).queryKey)?.items ?? [];
  return {
    count,
    at: (index) => found.get(Math.floor(index / GRID_PAGE) + 1)?.[index % GRID_PAGE],
    look(first, last) {
      const pages = pagesOf(first - AHEAD, last + AHEAD);
      setWanted((now) => (now.join() === pages.join() ? now : pages));
    },
    loaded: () => pagesOf(0, count - 1).flatMap(itemsOf),
    async between(from, to) {
      const pages = pagesOf(from, to);
      const parts = await Promise.all(pages.map((page) => client.ensureQueryData(pageQuery(page))));
      const first = ((pages[0] ?? 1) - 1) * GRID_PAGE;
      return parts.flatMap(({ items }) => items).slice(from - first, to - first + 1);
    },
    near: [...found.values()].flat(),
  };
}
