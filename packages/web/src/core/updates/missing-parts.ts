import { connection } from '#web/core/connection/connection.ts';
import { PartMissing } from './part-missing.ts';
import { useUpdates } from './update-store.ts';

const PRELOAD_FAILED = 'vite:preloadError';
const missing = new WeakSet<object>();

/** Notices each part of the console that cannot be fetched, wherever it was asked for. */
export function watchMissingParts(): () => void {
  const note = (event: Event) => {
    if ('payload' in event && event.payload instanceof Error) missing.add(event.payload);
    if ('payload' in event && comesLater(event.payload)) connection.doubt();
    else useUpdates.setState({ missesPart: true });
  };
  window.addEventListener(PRELOAD_FAILED, note);
  return () => window.removeEventListener(PRELOAD_FAILED, note);
}

/** Whether something failed because a part of the console could not be fetched. */
export function isMissingPart(error: unknown): boolean {
  return typeof error === 'object' && error !== null && missing.has(error);
}

/** Whether only the connection was missing. */
export function comesLater(error: unknown): boolean {
  return error instanceof PartMissing && !error.isGone;
}
