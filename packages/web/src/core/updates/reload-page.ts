import { reachServer } from '#web/core/api/reach-server.ts';
import { connection } from '#web/core/connection/connection.ts';

type Keep = () => unknown;

/** For the browser to write down what was handed to it. */
const WRITTEN_AFTER_MS = 300;

const keepers = new Map<string, Keep>();
let isReloading = false;

/** Who holds unsaved text of a tab names here how it is kept, so that it comes back after a reload. */
export function keepBeforeReload(tabId: string, keep: Keep): () => void {
  keepers.set(tabId, keep);
  return () => {
    if (keepers.get(tabId) === keep) keepers.delete(tabId);
  };
}

/** Nothing needs to be asked: the page is loaded anew, and whatever these tabs hold has been kept. */
export function comesBack(dirtyTabs: readonly string[]): boolean {
  return isReloading && dirtyTabs.every((id) => keepers.has(id));
}

/** Loads the page anew with everything kept. False, and nothing happens, while the server cannot be reached: the page would be gone. */
export async function reloadPage(reload = () => window.location.reload()): Promise<boolean> {
  if (!(await reachServer())) {
    connection.doubt();
    return false;
  }
  await Promise.allSettled([...keepers.values()].map(async (keep) => keep()));
  await new Promise((resolve) => setTimeout(resolve, WRITTEN_AFTER_MS));
  isReloading = true;
  reload();
  // The browser may have asked the person, who stayed.
  setTimeout(() => {
    isReloading = false;
  }, WRITTEN_AFTER_MS);
  return true;
}
