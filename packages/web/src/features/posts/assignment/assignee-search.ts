import { queryOptions } from '@tanstack/react-query';
import { peopleSearchEndpoint } from '@toasoan/contract/features/users/people-search.ts';
import { call } from '#web/core/api/api.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import type { Option } from '#web/ui/select/option.ts';
import { postKeys } from '../post-queries.ts';

const SHOWN = 20;

/** Colleagues who may edit any post here, except one. The server checks each choice again. */
export function assigneeSearch(projectId: string, without?: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: postKeys(projectId, 'assignees', text, without),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(peopleSearchEndpoint, {
          query: { text, limit: SHOWN, may: 'post.editAny' },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        const others = items.filter(({ userId }) => userId !== without);
        return others.map((person) => ({ value: person.userId, label: person.displayName }));
      },
    });
}
