import { randomId } from '#web/core/random-id.ts';
import { electByChannel } from './elect-by-channel.ts';

/** Begins to lead; gives back what ends it. */
export type Lead = () => () => void;

/** One of the browser tabs that give themselves this name leads, another one takes over when it goes. Gives back the way out. */
export function elect(name: string, lead: Lead): () => void {
  if (navigator.locks) return electByLock(navigator.locks, name, lead);
  // Web Locks are missing on plain http.
  const channel = new BroadcastChannel(name);
  const candidate = electByChannel({ id: randomId(), say: (words) => channel.postMessage(words), lead });
  channel.onmessage = ({ data }) => candidate.hear(data);
  return () => {
    candidate.leave();
    channel.close();
  };
}

function electByLock(locks: LockManager, name: string, lead: Lead): () => void {
  const leaving = new AbortController();
  locks
    .request(name, { signal: leaving.signal }, async () => {
      const end = lead();
      await new Promise((resolve) => leaving.signal.addEventListener('abort', resolve, { once: true }));
      end();
    })
    .catch(() => undefined);
  return () => leaving.abort();
}
