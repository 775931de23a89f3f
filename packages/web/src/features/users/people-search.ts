import { queryOptions } from '@tanstack/react-query';
import { type PickedPerson, peopleSearchEndpoint } from '@toasoan/contract/features/users/people-search.ts';
import type { AccountType } from '@toasoan/contract/features/users/user.ts';
import { call } from '#web/core/api/api.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import type { Option } from '#web/ui/select/option.ts';
import { userKeys } from './user-keys.ts';

const SHOWN = 10;

interface Searched {
  readonly types: readonly AccountType[];
  readonly exceptId?: string | undefined;
}

/** Accounts of some kinds by name, pen name and old names: what every picker of people offers. */
export function peopleSearch(projectId: string, { types, exceptId }: Searched): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: userKeys(projectId, 'people', types, exceptId, text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(peopleSearchEndpoint, {
          query: { text, limit: SHOWN, accountType: [...types] },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.filter(({ userId }) => userId !== exceptId).map(optionOf);
      },
    });
}

/** An author is chosen by the name that readers see. */
function optionOf({ userId, displayName, penName }: PickedPerson): Option {
  if (penName === undefined) return { value: userId, label: displayName };
  return { value: userId, label: penName, ...(penName !== displayName && { detail: displayName }) };
}
