import { matchRow, pagePathOf } from './match-row.ts';
import type { PlacedRow } from './route-row.ts';

let rows: readonly PlacedRow[] = [];

/** The frame names the pages that can be preloaded. */
export function setPages(table: readonly PlacedRow[]): void {
  rows = table;
}

/** Fetches code and texts of an address's page, so that it appears at once. A failure is reported where it is shown. */
export async function preloadPage(url: string): Promise<void> {
  await matchRow(rows, pagePathOf(url))
    ?.row.page?.preload?.()
    .catch(() => undefined);
}

/** Not every browser tells when it is idle; this many milliseconds after a page is shown it usually is. */
const QUIET_MS = 1_000;

/**
 * Preloads pages one after the other, each once the browser has nothing else to do: their code does not run in one piece
 * while somebody clicks. Returns the function that gives it up.
 */
export function preloadWhenIdle(urls: readonly string[]): () => void {
  let stop = (): void => undefined;
  let isOver = false;
  const preloadFrom = ([url, ...others]: readonly string[]) => {
    if (url === undefined || isOver) return;
    stop = whenIdle(() => void preloadPage(url).then(() => preloadFrom(others)));
  };
  preloadFrom(urls);
  return () => {
    isOver = true;
    stop();
  };
}

function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(run, QUIET_MS);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run);
  return () => window.cancelIdleCallback(handle);
}
