import { queryOptions } from '@tanstack/react-query';
import type { QueryInput } from '@toasoan/contract/core/endpoint.ts';
import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import type { PageRow } from '@toasoan/contract/features/pages/page.ts';
import { call, firstAnswer } from '#web/core/api/api.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { resourceKeys } from '#web/patterns/resource/resource-queries.ts';
import type { Option } from '#web/ui/select/option.ts';

export const pageKeys = resourceKeys('pages');

export function pageList(projectId: string, query: QueryInput<typeof pageEndpoints.list>) {
  return queryOptions({
    queryKey: pageKeys(projectId, 'list', query),
    queryFn: ({ signal }) => call(pageEndpoints.list, { query, signal }),
    initialData: () => firstAnswer(pageEndpoints.list, { query }),
  });
}

export function pageCounts(projectId: string) {
  return queryOptions({
    queryKey: pageKeys(projectId, 'counts'),
    queryFn: ({ signal }) => call(pageEndpoints.counts, { signal }),
    initialData: () => firstAnswer(pageEndpoints.counts, {}),
  });
}

const QUIETLY = { headers: { 'x-hide-loading': '1' }, suppressErrorToast: 'everything' } as const;

/** For places beside a list of pages: whoever waits for the number sees no trouble of it. */
export function quietPageCounts(projectId: string) {
  return queryOptions({
    ...pageCounts(projectId),
    queryFn: ({ signal }) => call(pageEndpoints.counts, { signal, ...QUIETLY }),
  });
}

const PER_CALL = 100;

/** Every page outside the trash, each below its parent. */
export function pageTree(projectId: string) {
  return queryOptions({
    queryKey: pageKeys(projectId, 'tree'),
    queryFn: async ({ signal }) => {
      const rows: PageRow[] = [];
      for (let page = 1; ; page++) {
        const { items, total } = await call(pageEndpoints.list, {
          query: { sort: 'tree', limit: PER_CALL, page },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        rows.push(...items);
        if (items.length === 0 || rows.length >= total) return rows;
      }
    },
  });
}

interface WantedPlace {
  readonly slug: string;
  readonly parentId: string | null;
}

/** What a save with this address would change for readers. */
export function pageConsequences(projectId: string, id: string, { slug, parentId }: WantedPlace) {
  return queryOptions({
    queryKey: pageKeys(projectId, 'consequences', id, slug, parentId),
    queryFn: ({ signal }) =>
      call(pageEndpoints.consequences, {
        params: { id },
        query: { parentId: parentId ?? '', ...(slug !== '' && { slug }) },
        signal,
        ...QUIETLY,
      }),
    retry: false,
  });
}

/** What names a page now. */
export function pageUses(projectId: string, id: string) {
  return queryOptions({
    queryKey: pageKeys(projectId, 'uses', id),
    queryFn: async ({ signal }) => {
      const { uses } = await call(pageEndpoints.consequences, { params: { id }, query: {}, signal });
      return uses;
    },
    staleTime: 0,
  });
}

const FOUND = 10;

/** Finds pages outside the trash by their names. */
export function pageSearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: pageKeys(projectId, 'search', text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(pageEndpoints.list, {
          query: { text, limit: FOUND },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.map(({ id, title, path }) => ({ value: id, label: title, detail: path }));
      },
    });
}
