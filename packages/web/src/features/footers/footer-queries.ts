import { queryOptions } from '@tanstack/react-query';
import { footerEndpoints } from '@toasoan/contract/features/footers/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { draftCalls } from '#web/features/drafts/public.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { crudCalls } from '#web/patterns/resource/crud-calls.ts';
import { useResourceMutation } from '#web/patterns/resource/resource-queries.ts';
import type { Option } from '#web/ui/select/option.ts';

export const {
  keys: footerKeys,
  list: footerList,
  detail: footerDetail,
  create: createFooter,
  update: updateFooter,
  useUpdate: useUpdateFooter,
  useRemove: useRemoveFooter,
} = crudCalls('footers', footerEndpoints);

export const footerDrafts = draftCalls(footerKeys, footerEndpoints);

export const FOOTERS = '/setting_page/manager_footer';
export const footerPage = (id: string) => `${FOOTERS}/${id}`;

export function useCopyFooter() {
  return useResourceMutation(footerKeys, (body: { readonly id: string }) =>
    call(footerEndpoints.copy, { body }),
  );
}

const SHOWN = 10;

/** Footers by their names, for the palette. */
export function footerSearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: footerKeys(projectId, 'search', text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(footerEndpoints.list, {
          query: { text, limit: SHOWN },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.map((footer) => ({ value: footer.id, label: footer.title }));
      },
    });
}
