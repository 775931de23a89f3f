import { reachServer } from '#web/core/api/reach-server.ts';
import { connection } from '#web/core/connection/connection.ts';

type Keep = () => unknown;

/** Time for the browser to persist what was handed to it. */
const WRITTEN_AFTER_MS = 300;

const keepers = new Map<string, Keep>();
let isReloading = false;

/** Registers how the unsaved text of a tab is stored, so that it is restored after a reload. */
export function keepBeforeReload(tabId: string, keep: Keep): () => void {
  keepers.set(tabId, keep);
  return () => {
    if (keepers.get(tabId) === keep) keepers.delete(tabId);
  };
}

/** True during a reload that stores the unsaved text of all these tabs: no confirmation is needed. */
export function comesBack(dirtyTabs: readonly string[]): boolean {
  return isReloading && dirtyTabs.every((id) => keepers.has(id));
}

/** Stores unsaved text and reloads. Returns false without reloading while the server is unreachable: the page would be lost. */
export async function reloadPage(reload = () => window.location.reload()): Promise<boolean> {
  if (!(await reachServer())) {
    connection.doubt();
    return false;
  }
  await Promise.allSettled([...keepers.values()].map(async (keep) => keep()));
  await new Promise((resolve) => setTimeout(resolve, WRITTEN_AFTER_MS));
  isReloading = true;
  reload();
  // The browser may have asked for confirmation, and the user may have stayed.
  setTimeout(() => {
    isReloading = false;
  }, WRITTEN_AFTER_MS);
  return true;
}
