import { queryOptions, useQuery } from '@tanstack/react-query';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import type { MediaMonthsQuery } from '@toasoan/contract/features/media/media-list.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { GridGroup } from '#web/patterns/picture-grid/grid-plan.ts';
import { mediaKeys } from '../../media-queries.ts';
import type { LibraryPage } from '../use-library-page.ts';
import { monthWords } from './month-words.ts';

function mediaMonths(projectId: string, query: MediaMonthsQuery) {
  return queryOptions({
    queryKey: mediaKeys(projectId, 'months', query),
    queryFn: async ({ signal }) =>
      (await call(mediaEndpoints.months, { query, signal, headers: { 'x-hide-loading': '1' } })).items,
  });
}

/** The months of the list in its order; undefined outside the timeline and until they are known. */
export function useMonths({ shown, address }: LibraryPage): readonly GridGroup[] | undefined {
  const { t, i18n } = useTranslation('library');
  const { page: _page, limit: _limit, sort, ...query } = address.query;
  const enabled = shown === 'timeline';
  const found = useQuery({ ...mediaMonths(useProjectId(), query), enabled }).data;
  const isOldestFirst = sort === 'takenTime';
  return useMemo(() => {
    if (!enabled || !found) return undefined;
    const known = found.filter(({ month }) => month !== '');
    const unknown = found.filter(({ month }) => month === '');
    const inOrder = [...(isOldestFirst ? known.toReversed() : known), ...unknown];
    return inOrder.map(({ month, count }) => ({
      key: month,
      label: monthWords(month, i18n.language, t),
      count,
    }));
  }, [enabled, found, isOldestFirst, i18n.language, t]);
}
