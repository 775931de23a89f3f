import { queryOptions } from '@tanstack/react-query';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import type { Option } from '#web/ui/select/option.ts';
import { userKeys } from './user-keys.ts';

const SHOWN = 10;

/** Accounts of the project by name, username or e-mail, disabled ones too. */
export function userSearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: userKeys(projectId, 'search', text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(userEndpoints.list, {
          query: { text, limit: SHOWN },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.map((account) => ({
          value: account.userId,
          label: account.displayName,
          detail: account.email === '' ? account.username : account.email,
        }));
      },
    });
}
