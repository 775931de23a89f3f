import { queryOptions } from '@tanstack/react-query';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { sourceCategoryEndpoints } from '@toasoan/contract/features/source-categories/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { crudCalls } from '#web/patterns/resource/crud-calls.ts';
import { useResourceMutation } from '#web/patterns/resource/resource-queries.ts';
import type { Option } from '#web/ui/select/option.ts';

const sections = crudCalls('source-categories', sourceCategoryEndpoints);
const { keys: sectionKeys } = sections;

export const {
  list: sectionList,
  detail: sectionDetail,
  create: createSection,
  update: updateSection,
  useUpdate: useUpdateSection,
  useRemove: useRemoveSection,
} = sections;

export function sectionCounts(projectId: string) {
  return queryOptions({
    queryKey: sectionKeys(projectId, 'counts'),
    queryFn: ({ signal }) => call(sourceCategoryEndpoints.counts, { signal }),
  });
}

/** What the site of a source shows: asked when a person wants to know, and said in its own place if it fails. */
export function foundSections(projectId: string, sourceId: string) {
  return queryOptions({
    queryKey: sectionKeys(projectId, 'found', sourceId),
    queryFn: ({ signal }) =>
      call(sourceCategoryEndpoints.discover, {
        body: { sourceId },
        signal,
        suppressErrorToast: 'everything',
      }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function useImportSections() {
  return useResourceMutation(sectionKeys, (body: BodyInput<typeof sourceCategoryEndpoints.import>) =>
    call(sourceCategoryEndpoints.import, { body }),
  );
}

export function useMapSection() {
  return useResourceMutation(sectionKeys, (body: BodyInput<typeof sourceCategoryEndpoints.map>) =>
    call(sourceCategoryEndpoints.map, { body }),
  );
}

const SHOWN = 20;

/** Sections by their names, of one source where it is given. */
export function sectionSearch(projectId: string, sourceId?: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: sectionKeys(projectId, 'search', sourceId, text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(sourceCategoryEndpoints.list, {
          query: { text, limit: SHOWN, ...(sourceId !== undefined && { sourceId: [sourceId] }) },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.map(({ id, title, url, source }) => ({
          value: id,
          label: title,
          detail: sourceId === undefined ? source.title : url,
        }));
      },
    });
}
