import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { isViewing } from '#web/core/session/viewing.ts';
import type { Editing, KeptText } from './editing.ts';

let store: UseStore | undefined;
const texts = (): UseStore => {
  store ??= createStore('toasoan-translations', 'unsaved');
  return store;
};
/** The key holds the person: another one who signs in here is offered nothing. */
const keyOf = (userId: string, id: string) => `${userId}:${id}`;

/** Keeps what is typed and not saved in this browser, for times without network; returns what ends it. */
export function keepTyped(editing: Editing, userId: string): () => void {
  const { id } = editing.store.getState().record;
  const key = keyOf(userId, id);
  return editing.store.subscribe(({ typed, conflicts, record }, before) => {
    if ((typed === before.typed && conflicts === before.conflicts) || isViewing()) return;
    const kept = [...conflicts, ...typed].map(([segmentId, text]): KeptText => {
      const version = record.segments.find((segment) => segment.id === segmentId)?.version ?? 0;
      return { segmentId, text, version: conflicts.has(segmentId) ? 0 : version };
    });
    const work = kept.length === 0 ? del(key, texts()) : set(key, kept, texts());
    // A browser that stores nothing has no second copy; the page says that the text is not saved.
    work.catch(() => undefined);
  });
}

/** What this browser kept of a translation. */
export async function keptTexts(userId: string, id: string): Promise<readonly KeptText[]> {
  try {
    return (await get<readonly KeptText[]>(keyOf(userId, id), texts())) ?? [];
  } catch {
    return [];
  }
}
