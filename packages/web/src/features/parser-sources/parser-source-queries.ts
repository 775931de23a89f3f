import { queryOptions } from '@tanstack/react-query';
import { parserSourceEndpoints as endpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { crudCalls } from '#web/patterns/resource/crud-calls.ts';
import { useResourceMutation } from '#web/patterns/resource/resource-queries.ts';
import type { Option } from '#web/ui/select/option.ts';

const sources = crudCalls('parser-sources', endpoints);
export const { keys: parserSourceKeys } = sources;

export const {
  list: parserSourceList,
  detail: parserSourceDetail,
  create: createParserSource,
  update: updateParserSource,
  useUpdate: useUpdateParserSource,
  useRemove: useRemoveParserSource,
} = sources;

export function parserSourceCounts(projectId: string) {
  return queryOptions({
    queryKey: parserSourceKeys(projectId, 'counts'),
    queryFn: ({ signal }) => call(endpoints.counts, { signal }),
  });
}

interface Version {
  readonly id: string;
  readonly version: number;
}

export function usePauseParserSource() {
  return useResourceMutation(parserSourceKeys, ({ id, version }: Version) =>
    call(endpoints.pause, { params: { id }, body: { version } }),
  );
}

export function useResumeParserSource() {
  return useResourceMutation(parserSourceKeys, ({ id, version }: Version) =>
    call(endpoints.resume, { params: { id }, body: { version } }),
  );
}

export function useRunParserSource() {
  return useResourceMutation(parserSourceKeys, (id: string) => call(endpoints.run, { params: { id } }));
}

const SHOWN = 10;

/** Sources by their names and hosts, for the palette and for pickers. */
export function parserSourceSearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: parserSourceKeys(projectId, 'search', text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(endpoints.list, {
          query: { text, limit: SHOWN },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.map(({ id, title, domains }) => ({ value: id, label: title, detail: domains[0] ?? '' }));
      },
    });
}
