import { useSyncExternalStore } from 'react';
import { useLoading } from './loading-store.ts';

/** What waits for a quiet moment comes after this time in any case. */
const AT_LATEST_MS = 10_000;
/** Where a browser cannot say that it is idle. */
const SHORT_MS = 100;

const listeners = new Set<() => void>();
let isQuiet = false;
let isWatched = false;
let holds = 0;
let look = (): void => undefined;

/**
 * False while the page first shown still waits for its data, then true for good. What can come later, such as the bell,
 * leaves network and processor to the first rows.
 */
export function useQuiet(): boolean {
  return useSyncExternalStore(subscribe, () => isQuiet);
}

/** Runs once, in the first quiet moment. @returns cancels it. */
export function whenQuiet(run: () => void): () => void {
  if (isQuiet) {
    run();
    return () => undefined;
  }
  const stop = subscribe(() => {
    stop();
    run();
  });
  return stop;
}

/** While the first page is being rendered, no moment is quiet. @returns ends the hold. */
export function holdQuiet(): () => void {
  holds += 1;
  return () => {
    holds -= 1;
    look();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isWatched) watch();
  return () => listeners.delete(listener);
}

function watch(): void {
  isWatched = true;
  const latest = setTimeout(settle, AT_LATEST_MS);
  const isBusy = () => holds > 0 || useLoading.getState().running > 0;
  look = () => {
    if (!isBusy()) whenIdle(() => isBusy() || settle());
  };
  const stop = useLoading.subscribe(() => look());
  look();
  function settle(): void {
    if (isQuiet) return;
    isQuiet = true;
    clearTimeout(latest);
    stop();
    for (const listener of [...listeners]) listener();
  }
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: AT_LATEST_MS });
  else setTimeout(run, SHORT_MS);
}
