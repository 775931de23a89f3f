import { EXACT_TOTAL } from '@toasoan/contract/core/paging.ts';
import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { gridQuery } from '#web/patterns/picture-grid/grid-pages.ts';
import type { GridRows } from '#web/patterns/picture-grid/grid-rows.ts';
import { useGridRows } from '#web/patterns/picture-grid/use-grid-rows.ts';
import { mediaList } from '../media-queries.ts';
import type { LibraryPage } from './use-library-page.ts';

/** The files of the list in order, fetched on demand. */
export type LibraryFiles = GridRows<MediaRow>;

export function useLibraryFiles(page: LibraryPage): LibraryFiles {
  const projectId = useProjectId();
  const { shown, address, rows, total = 0, stale } = page;
  const grid = useGridRows({
    first: rows,
    count: Math.min(total, EXACT_TOTAL),
    stale: stale || shown === 'table',
    pageQuery: (number) => mediaList(projectId, gridQuery(address.query, number)),
  });
  if (shown !== 'table') return grid;
  const all = rows ?? [];
  return {
    count: all.length,
    at: (index) => all[index],
    look: () => undefined,
    loaded: () => all,
    placeOf: (id) => all.findIndex((file) => file.id === id),
    between: (from, to) => Promise.resolve(all.slice(from, to + 1)),
    near: all,
  };
}
