import { queryOptions } from '@tanstack/react-query';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import type { Option } from '#web/ui/select/option.ts';
import { formatDay } from '#web/ui/text/format-date.ts';
import { postKeys } from '../../post-queries.ts';

const SHOWN = 10;

/** Published posts but this one: newest first, or best spelling first. */
export function relatedSearch(projectId: string, ownId: string | undefined): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: postKeys(projectId, 'related', ownId, text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(postEndpoints.list, {
          query: { ...(text.trim() !== '' && { text }), limit: SHOWN + 1, view: 'PUBLISHED' },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items
          .filter((post) => post.id !== ownId)
          .slice(0, SHOWN)
          .map((post) => ({
            value: post.id,
            label: post.title,
            detail: [post.mainCategory?.title, post.publishedTime && formatDay(new Date(post.publishedTime))]
              .filter(Boolean)
              .join(' · '),
          }));
      },
    });
}
