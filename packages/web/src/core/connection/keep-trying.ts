import { connection } from './connection.ts';

/** Now and then, for the case that nobody says that the connection is back; spread, so that not all come at one moment. */
const PAUSE_MS = 5_000;

/** Tries whenever the connection comes back, and now and then. Gives back the end of it. */
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
