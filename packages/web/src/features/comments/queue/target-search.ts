import { queryOptions } from '@tanstack/react-query';
import type { CommentTargetType } from '@toasoan/contract/features/comments/comment-states.ts';
import { findEvents } from '#web/features/events/public.ts';
import { findPosts } from '#web/features/posts/public.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import type { Option } from '#web/ui/select/option.ts';
import { commentKeys } from '../comment-queries.ts';

/** A post and an event may have the same number. */
export const targetKey = (type: CommentTargetType, id: string): string => `${type}-${id}`;

export function targetOfKey(key: string): { readonly targetType: string; readonly targetId: string } {
  const [targetType = '', targetId = ''] = key.split('-');
  return { targetType, targetId };
}

/** Posts by their words, then events. @param eventName absent: events are not looked for */
export function targetSearch(projectId: string, eventName: string | undefined): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: commentKeys(projectId, 'targets', text, eventName),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const [foundPosts, foundEvents] = await Promise.all([
          findPosts(text, signal),
          eventName === undefined ? [] : findEvents(text, signal),
        ]);
        return [
          ...foundPosts.map((post) => ({ ...post, value: targetKey('POST', post.value) })),
          ...foundEvents.map((event) => ({
            ...event,
            value: targetKey('EVENT', event.value),
            detail: [eventName, event.detail].filter(Boolean).join(' · '),
          })),
        ];
      },
    });
}
