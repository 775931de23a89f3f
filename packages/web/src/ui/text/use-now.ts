import { useSyncExternalStore } from 'react';

const STEP_MS = 30_000;

let now = new Date();
let timer: number | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    now = new Date();
    timer = window.setInterval(tick, STEP_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.clearInterval(timer);
    timer = undefined;
  };
}

/** The time, updated every half minute by one timer for all components. */
export function useNow(): Date {
  return useSyncExternalStore(watch, () => now);
}
