import { createStore, del, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import { livingTabIds } from '#web/core/tabs/living-tabs.ts';

/** The server counts a page that it does not hear of as gone long before. */
const FORGET_AFTER_MS = 86_400_000;

let store: UseStore | undefined;

/** When this browser opened an article on which page. */
function pages(): UseStore {
  store ??= createStore('toasoan-pages', 'articles');
  return store;
}

/** What this browser refuses to note is not known later: then one waits, as for a page of another browser. */
export async function notePage(editingSession: string): Promise<void> {
  try {
    await set(editingSession, Date.now(), pages());
    const isOld = ([, time]: [string, number]) => Date.now() - time > FORGET_AFTER_MS;
    const old = (await entries<string, number>(pages())).filter(isOld);
    await delMany(
      old.map(([key]) => key),
      pages(),
    );
  } catch {}
}

export async function forgetPage(editingSession: string): Promise<void> {
  await del(editingSession, pages()).catch(() => undefined);
}

/**
 * Whether a page was one of this browser and is no more, as after a crash: nobody types there. Without locks of the
 * browser (plain http) nobody can say, and it counts as living.
 */
export async function isDeadPage(editingSession: string): Promise<boolean> {
  if (!navigator.locks) return false;
  try {
    if ((await get(editingSession, pages())) === undefined) return false;
    return !(await livingTabIds()).has(editingSession);
  } catch {
    return false;
  }
}
