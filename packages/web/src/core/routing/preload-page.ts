import { matchRow, pagePathOf } from './match-row.ts';
import type { PlacedRow } from './route-row.ts';

let rows: readonly PlacedRow[] = [];

/** The frame names the pages that can be preloaded. */
export function setPages(table: readonly PlacedRow[]): void {
  rows = table;
}

/** Fetches code and texts of an address's page, so that it appears at once. A failure is reported where it is shown. */
export function preloadPage(url: string): void {
  matchRow(rows, pagePathOf(url))
    ?.row.page?.preload?.()
    .catch(() => undefined);
}

/** Not every browser tells when it is idle; this many milliseconds after a page is shown it usually is. */
const QUIET_MS = 1_000;

/** Preloads pages once the browser has nothing else to do. Returns the function that gives it up. */
export function preloadWhenIdle(urls: readonly string[]): () => void {
  const preload = () => {
    for (const url of urls) preloadPage(url);
  };
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(preload, QUIET_MS);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(preload);
  return () => window.cancelIdleCallback(handle);
}
