import { connection } from '#web/core/connection/connection.ts';
import { ChunkError } from './chunk-error.ts';
import { useUpdates } from './update-store.ts';

const PRELOAD_FAILED = 'vite:preloadError';
const failures = new WeakSet<object>();

/** Records every failure to fetch a chunk, whichever component requested it. */
export function watchChunkErrors(): () => void {
  const record = (event: Event) => {
    if ('payload' in event && event.payload instanceof Error) failures.add(event.payload);
    if ('payload' in event && isRetryable(event.payload)) connection.doubt();
    else useUpdates.setState({ hasChunkError: true });
  };
  window.addEventListener(PRELOAD_FAILED, record);
  return () => window.removeEventListener(PRELOAD_FAILED, record);
}

/** Whether an error was caused by a chunk that could not be fetched. */
export function isChunkError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error);
}

/** Whether the fetch failed for lack of a connection, so that a retry can succeed. */
export function isRetryable(error: unknown): boolean {
  return error instanceof ChunkError && !error.isGone;
}
