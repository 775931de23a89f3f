import { createStore, del, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import { livingTabIds } from '#web/core/tabs/living-tabs.ts';

/** The server counts a silent page as gone long before. */
const FORGET_AFTER_MS = 86_400_000;

let store: UseStore | undefined;

/** When this browser opened an article, by page. */
function pages(): UseStore {
  store ??= createStore('toasoan-pages', 'articles');
  return store;
}

/** Without the note (the browser refuses to store) the page waits, as for a page of another browser. */
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
 * Whether a page belonged to this browser and no longer exists, as after a crash: nobody types there. Without browser
 * locks (plain http) this is unknown, and the page counts as alive.
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
