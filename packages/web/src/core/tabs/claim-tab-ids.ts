export const TAB_LOCK_PREFIX = 'toasoan-tab-';
const RETRIES = 5;
const RETRY_MS = 40;
const ANSWER_MS = 150;

/**
 * A duplicated browser tab begins with the ids of the original. Ids held elsewhere are replaced here, so that two
 * editors never share an editing session.
 */
export async function claimTabIds(ids: readonly string[], newId: () => string): Promise<readonly string[]> {
  return Promise.all(ids.map(async (id) => ((await claimTabId(id)) ? id : await claimed(newId()))));
}

/** Holds the id until this browser tab closes. */
export function claimTabId(id: string): Promise<boolean> {
  return navigator.locks ? claimByLock(id) : claimByChannel(id);
}

async function claimed(id: string): Promise<string> {
  await claimTabId(id);
  return id;
}

async function claimByLock(id: string): Promise<boolean> {
  for (let attempt = 0; attempt < RETRIES; attempt += 1) {
    if (await takeLock(TAB_LOCK_PREFIX + id)) return true;
    // After a reload the previous page may release it a moment later.
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  return false;
}

function takeLock(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock ? new Promise(() => undefined) : undefined;
      })
      .catch(() => resolve(true));
  });
}

/** Web Locks are missing on plain http: the tabs exchange messages instead. */
function claimByChannel(id: string): Promise<boolean> {
  const channel = new BroadcastChannel(TAB_LOCK_PREFIX + id);
  return new Promise((resolve) => {
    const free = setTimeout(() => {
      channel.onmessage = ({ data }) => data === 'whose' && channel.postMessage('mine');
      resolve(true);
    }, ANSWER_MS);
    channel.onmessage = ({ data }) => {
      if (data !== 'mine') return;
      clearTimeout(free);
      channel.close();
      resolve(false);
    };
    channel.postMessage('whose');
  });
}
