import { queryOptions } from '@tanstack/react-query';
import { namedEndpoints } from '@toasoan/contract/features/posts/named/named-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import type { Option } from '#web/ui/select/option.ts';
import { formatDay } from '#web/ui/text/format-date.ts';
import { postKeys } from '../post-queries.ts';

/** Events that this person may open, those changed last first. */
export function eventsToName(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: postKeys(projectId, 'events-to-name', text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(namedEndpoints.events, {
          query: { text },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.map(({ id, title, placeName, startTime }) => ({
          value: id,
          label: title,
          detail: [startTime && formatDay(new Date(startTime)), placeName].filter(Boolean).join(' · '),
        }));
      },
    });
}
