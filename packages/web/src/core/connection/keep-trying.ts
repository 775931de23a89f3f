import { connection } from './connection.ts';

/** A random interval, in case no event reports the connection; random, so that clients do not all retry at once. */
const PAUSE_MS = 5_000;

/** Retries when the connection returns, and at intervals. Returns the stop function. */
export function keepTrying(attempt: () => void): () => void {
  const timer = window.setInterval(attempt, PAUSE_MS * (0.75 + Math.random() / 2));
  const stopWatching = connection.subscribe((state) => {
    if (state === 'online') attempt();
  });
  window.addEventListener('online', attempt);
  return () => {
    window.clearInterval(timer);
    stopWatching();
    window.removeEventListener('online', attempt);
  };
}
