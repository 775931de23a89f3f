import { queryOptions } from '@tanstack/react-query';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { internalLinkEndpoints } from '@toasoan/contract/features/internal-links/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { crudCalls } from '#web/patterns/resource/crud-calls.ts';
import { useResourceMutation } from '#web/patterns/resource/resource-queries.ts';
import type { Option } from '#web/ui/select/option.ts';

export const {
  keys: linkKeys,
  list: linkList,
  detail: linkDetail,
  create: createLink,
  update: updateLink,
  useUpdate: useUpdateLink,
  useRemove: useRemoveLink,
} = crudCalls('internal-links', internalLinkEndpoints);

export function linkCounts(projectId: string) {
  return queryOptions({
    queryKey: linkKeys(projectId, 'counts'),
    queryFn: ({ signal }) => call(internalLinkEndpoints.counts, { signal }),
  });
}

type Tried = BodyInput<typeof internalLinkEndpoints.try>;

/** What keywords would do to a post. */
export function linkTrial(projectId: string, tried: Tried) {
  return queryOptions({
    queryKey: linkKeys(projectId, 'trial', tried),
    queryFn: ({ signal }) => call(internalLinkEndpoints.try, { body: tried, signal }),
  });
}

type Written = BodyInput<typeof internalLinkEndpoints.written>;

/** The links of a text as it is written; asked while people write, so it shows no sign of loading. */
export function linksOfWritten(projectId: string, written: Written) {
  return queryOptions({
    queryKey: linkKeys(projectId, 'written', written),
    queryFn: ({ signal }) =>
      call(internalLinkEndpoints.written, {
        body: written,
        signal,
        headers: { 'x-hide-loading': '1' },
        suppressErrorToast: 'everything',
      }),
    gcTime: 60_000,
  });
}

export function useSwitchPost() {
  return useResourceMutation(linkKeys, ({ postId, isOff }: { postId: string; isOff: boolean }) =>
    call(internalLinkEndpoints.switchPost, { params: { id: postId }, body: { isOff } }),
  );
}

export function useImportLinks() {
  return useResourceMutation(linkKeys, (body: BodyInput<typeof internalLinkEndpoints.import>) =>
    call(internalLinkEndpoints.import, { body }),
  );
}

const SHOWN = 10;

/** Keywords by their words, for the palette. */
export function internalLinkSearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: linkKeys(projectId, 'search', text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(internalLinkEndpoints.list, {
          query: { text, limit: SHOWN },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.map((link) => ({ value: link.id, label: link.keyword, detail: link.target.path }));
      },
    });
}
