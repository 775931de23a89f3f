import type { LiveEntry } from '@toasoan/contract/features/posts/post-parts.ts';
import { randomId } from '#web/core/random-id.ts';
import type { PostSession } from '../../post-session.ts';

export interface LiveChanges {
  readonly add: (authorName: string) => LiveEntry;
  readonly change: (id: string, change: Partial<LiveEntry>) => void;
  /** Takes an entry out; the answer puts it back where it was. */
  readonly remove: (id: string) => () => void;
}

/** Changes of a live blog, always made to what stands in the form now. */
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

/** Pinned ones first, then the newest. `held`: an entry that stays where its time was while it is written. */
export function inLiveOrder(
  entries: readonly LiveEntry[],
  held: { readonly id: string; readonly time: string } | undefined,
): readonly LiveEntry[] {
  const timeOf = (entry: LiveEntry) => (entry.id === held?.id ? held.time : entry.time);
  return entries.toSorted(
    (one, other) => Number(other.isPinned) - Number(one.isPinned) || later(timeOf(one), timeOf(other)),
  );
}

/** Times as the contract writes them sort as plain text; comparing by language costs a hundred times as much. */
function later(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? 1 : -1;
}
