import { queryOptions } from '@tanstack/react-query';
import { peopleSearchEndpoint } from '@toasoan/contract/features/users/people-search.ts';
import { call } from '#web/core/api/api.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import type { Option } from '#web/ui/select/option.ts';
import { postKeys } from '../post-queries.ts';

const SHOWN = 20;

/** Members of the project by name. `first` comes above them while nothing is typed. */
export function peopleSearch(projectId: string, first: readonly Option[] = []): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: postKeys(projectId, 'people', text, first),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(peopleSearchEndpoint, {
          query: { text, limit: SHOWN },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        const people = items.map((person) => ({ value: person.userId, label: person.displayName }));
        return text === '' ? [...first, ...people] : people;
      },
    });
}
