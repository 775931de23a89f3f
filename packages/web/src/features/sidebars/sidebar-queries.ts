import { queryOptions } from '@tanstack/react-query';
import { sidebarEndpoints } from '@toasoan/contract/features/sidebars/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { draftCalls } from '#web/features/drafts/public.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { crudCalls } from '#web/patterns/resource/crud-calls.ts';
import { useResourceMutation } from '#web/patterns/resource/resource-queries.ts';
import type { Option } from '#web/ui/select/option.ts';

export const {
  keys: sidebarKeys,
  list: sidebarList,
  detail: sidebarDetail,
  create: createSidebar,
  update: updateSidebar,
  useUpdate: useUpdateSidebar,
  useRemove: useRemoveSidebar,
} = crudCalls('sidebars', sidebarEndpoints);

export const sidebarDrafts = draftCalls(sidebarKeys, sidebarEndpoints);

export const SIDEBARS = '/setting_page/manager_sidebar';
export const sidebarPage = (id: string) => `${SIDEBARS}/${id}`;

export function useCopySidebar() {
  return useResourceMutation(sidebarKeys, (body: { readonly id: string }) =>
    call(sidebarEndpoints.copy, { body }),
  );
}

const SHOWN = 10;

/** Sidebars by their names, for the palette. */
export function sidebarSearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: sidebarKeys(projectId, 'search', text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(sidebarEndpoints.list, {
          query: { text, limit: SHOWN },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.map((sidebar) => ({ value: sidebar.id, label: sidebar.title }));
      },
    });
}
