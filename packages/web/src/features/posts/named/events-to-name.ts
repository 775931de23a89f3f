import { queryOptions } from '@tanstack/react-query';
import { namedEndpoints } from '@toasoan/contract/features/posts/named/named-endpoints.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { call } from '#web/core/api/api.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { showDay } from '#web/ui/dates/days.ts';
import type { Option } from '#web/ui/select/option.ts';
import { postKeys } from '../post-queries.ts';

/** Events that this person may open, the next ones first. */
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
          detail: [startTime && showDay(hanoiDay(Date.parse(startTime))), placeName]
            .filter(Boolean)
            .join(' · '),
        }));
      },
    });
}
