import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { type MediaListQuery, mediaListQuery } from '@toasoan/contract/features/media/media-list.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePageConfig } from '#web/core/preferences/page-config.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { filterKeys } from '#web/patterns/list-page/list-address-rules.ts';
import { type ListAddress, useListAddress } from '#web/patterns/list-page/use-list-address.ts';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import { gridQuery } from '#web/patterns/picture-grid/grid-pages.ts';
import { NOTHING_SELECTED } from '#web/ui/table/selection.ts';
import { mediaList } from '../media-queries.ts';

const LIBRARY = 'media';
export const VIEW_MODES = ['grid', 'timeline', 'table'] as const;
export type ViewMode = (typeof VIEW_MODES)[number];

/** Places in the library, not filters: "clear filters" keeps them. */
const PLACES: readonly string[] = ['folderId', 'collectionId'];

export type LibraryAddress = ListAddress<MediaListQuery>;

export interface LibraryPage extends ListPageState<MediaRow, MediaListQuery> {
  readonly address: LibraryAddress;
  readonly shown: ViewMode;
  readonly show: (way: ViewMode) => void;
}

/** The state of the library page: all of it is in the address; the view mode is also remembered. */
export function useLibraryPage(): LibraryPage {
  const projectId = useProjectId();
  const { shown, show } = useViewMode();
  const address = useLibraryAddress(shown);
  const query = shown === 'table' ? address.query : gridQuery(address.query, 1);
  const list = useQuery({ ...mediaList(projectId, query), placeholderData: keepPreviousData });
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  return {
    name: LIBRARY,
    address,
    shown,
    show,
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

function useLibraryAddress(shown: ViewMode): LibraryAddress {
  const [search] = useSearchParams();
  const address = useListAddress(mediaListQuery);
  const filters = filterKeys(search).filter((key) => !PLACES.includes(key));
  const { sort } = address.query;
  // A timeline has one of two orders, whatever the grid had before.
  const query =
    shown === 'timeline' && !isByTime(sort) ? { ...address.query, sort: NEWEST_TAKEN } : address.query;
  return {
    ...address,
    query,
    filtered: filters.length > 0,
    clearFilters: () => address.change(Object.fromEntries(filters.map((key) => [key, null]))),
  };
}

/** The orders of a timeline. */
export const TIME_SORTS = ['-takenTime', 'takenTime'] as const;
const NEWEST_TAKEN = TIME_SORTS[0];

function isByTime(sort: MediaListQuery['sort']): boolean {
  return TIME_SORTS.some((one) => one === sort);
}

function useViewMode() {
  const [search, setSearch] = useSearchParams();
  const remembered = usePageConfig(({ lastTabs }) => lastTabs[`${LIBRARY}.show`]);
  const asked = search.get('show') ?? remembered;
  return {
    shown: VIEW_MODES.find((way) => way === asked) ?? 'grid',
    show: (way: ViewMode) => {
      usePageConfig.setState(({ lastTabs }) => ({ lastTabs: { ...lastTabs, [`${LIBRARY}.show`]: way } }));
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete('page');
          next.set('show', way);
          return next;
        },
        { replace: true },
      );
    },
  };
}
