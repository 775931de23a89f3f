import { queryOptions } from '@tanstack/react-query';
import { menuEndpoints } from '@toasoan/contract/features/menus/endpoints.ts';
import type { Menu } from '@toasoan/contract/features/menus/menu.ts';
import { call } from '#web/core/api/api.ts';
import { draftCalls } from '#web/features/drafts/public.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { crudCalls } from '#web/patterns/resource/crud-calls.ts';
import { useResourceMutation } from '#web/patterns/resource/resource-queries.ts';
import type { Option } from '#web/ui/select/option.ts';

export const {
  keys: menuKeys,
  list: menuList,
  detail: menuDetail,
  create: createMenu,
  update: updateMenu,
  useUpdate: useUpdateMenu,
  useRemove: useRemoveMenu,
} = crudCalls('menus', menuEndpoints);

export const menuPage = (id: string) => `/setting_page/manager_menu/${id}`;

type At = Pick<Menu, 'id' | 'version'>;

export const menuDrafts = draftCalls(menuKeys, menuEndpoints);
export const scheduleMenu = ({ id, version }: At, times: { startTime: string; endTime: string }) =>
  call(menuEndpoints.schedule, { body: { id, version, ...times } });
export const unscheduleMenu = ({ id, version }: At) =>
  call(menuEndpoints.unschedule, { body: { id, version } });

export function useCopyMenu() {
  return useResourceMutation(menuKeys, (body: { readonly id: string; readonly lang: string }) =>
    call(menuEndpoints.copy, { body }),
  );
}

const SHOWN = 10;

/** Menus by their names, for the palette. */
export function menuSearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: menuKeys(projectId, 'search', text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(menuEndpoints.list, {
          query: { text, limit: SHOWN },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.map((menu) => ({ value: menu.id, label: menu.title, detail: menu.lang }));
      },
    });
}
