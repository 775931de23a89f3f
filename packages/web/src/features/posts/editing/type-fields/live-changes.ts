import type { LiveEntry } from '@toasoan/contract/features/posts/post-parts.ts';
import { randomId } from '#web/core/random-id.ts';
import type { PostSession } from '../post-article.ts';

interface LiveChanges {
  readonly add: (authorName: string) => LiveEntry;
  readonly change: (id: string, change: Partial<LiveEntry>) => void;
  /** Removes an entry; the answer restores it. */
  readonly remove: (id: string) => () => void;
}

/** Changes of a live blog, always applied to the current form values. */
export function liveChanges({ form }: PostSession): LiveChanges {
  const entries = () => form.get().values.liveEntries;
  return {
    add(authorName) {
      const entry: LiveEntry = {
        id: randomId(),
        time: new Date().toISOString(),
        title: '',
        text: '',
        isPinned: false,
        authorName,
      };
      form.set('liveEntries', [entry, ...entries()]);
      return entry;
    },
    change(id, change) {
      form.set(
        'liveEntries',
        entries().map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
      );
    },
    remove(id) {
      const removed = entries().find((entry) => entry.id === id);
      form.set(
        'liveEntries',
        entries().filter((entry) => entry.id !== id),
      );
      return () => {
        if (removed) form.set('liveEntries', [removed, ...entries()]);
      };
    },
  };
}

/** Pinned entries first, then the newest. `held`: an entry that keeps its position while it is edited. */
export function inLiveOrder(
  entries: readonly LiveEntry[],
  held: { readonly id: string; readonly time: string } | undefined,
): readonly LiveEntry[] {
  const timeOf = (entry: LiveEntry) => (entry.id === held?.id ? held.time : entry.time);
  return entries.toSorted(
    (one, other) => Number(other.isPinned) - Number(one.isPinned) || later(timeOf(one), timeOf(other)),
  );
}

/** Times of the contract sort as plain text; comparing by language costs a hundred times as much. */
function later(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? 1 : -1;
}
