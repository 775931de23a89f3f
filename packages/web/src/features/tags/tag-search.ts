import { queryOptions } from '@tanstack/react-query';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import type { TagKind } from '@toasoan/contract/features/tags/tag.ts';
import { call } from '#web/core/api/api.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import type { Option } from '#web/ui/select/option.ts';
import { tagKeys } from './tag-queries.ts';

const SHOWN = 20;

/** Enabled tags for a picker, of one kind where it is given, most used first; aliases find their tag. */
export function tagSearch(projectId: string, kind?: TagKind): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: tagKeys(projectId, 'search', kind, text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(tagEndpoints.list, {
          query: { text, kind: kind && [kind], limit: SHOWN, status: 'ENABLE', sort: '-postCount' },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.map((tag) => ({ value: tag.id, label: tag.title, detail: tag.aliases.join(', ') }));
      },
    });
}
