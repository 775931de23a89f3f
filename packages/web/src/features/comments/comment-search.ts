import { queryOptions } from '@tanstack/react-query';
import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import type { Option } from '#web/ui/select/option.ts';
import { commentKeys } from './comment-queries.ts';

const SHOWN = 10;
const MOST_LETTERS = 90;

/** Comments by their sender or their words, for the palette. */
export function commentSearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: commentKeys(projectId, 'search', text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(commentEndpoints.list, {
          query: { view: 'all', order: 'newest', text, limit: SHOWN },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.map(({ id, senderName, content, targetTitle }) => ({
          value: id,
          label: `${senderName}: ${cut(content)}`,
          detail: targetTitle,
        }));
      },
      gcTime: 60_000,
    });
}

function cut(words: string): string {
  const letters = [...words.replace(/\s+/g, ' ')];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : letters.join('');
}
