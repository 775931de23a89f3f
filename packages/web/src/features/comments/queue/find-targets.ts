import { findEvents } from '#web/features/events/public.ts';
import { findPosts } from '#web/features/posts/public.ts';
import type { Option } from '#web/ui/select/option.ts';
import { targetKey } from './target-key.ts';

/** Posts by their words, then events. @param eventName absent: events are not looked for */
export async function findTargets(
  text: string,
  eventName: string | undefined,
  signal: AbortSignal,
): Promise<readonly Option[]> {
  const [posts, events] = await Promise.all([
    findPosts(text, signal),
    eventName === undefined ? [] : findEvents(text, signal),
  ]);
  return [
    ...posts.map((post) => ({ ...post, value: targetKey('POST', post.value) })),
    ...events.map((event) => ({
      ...event,
      value: targetKey('EVENT', event.value),
      detail: [eventName, event.detail].filter(Boolean).join(' · '),
    })),
  ];
}
