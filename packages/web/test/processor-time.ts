import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

/**
 * How long a page takes, as the processor counts it: only what its own thread works. By the clock other programs of
 * the machine, and the other tests that run beside this one, would decide.
 */
export async function takenBy(run: () => unknown): Promise<number> {
  const before = await worked();
  await run();
  return (await worked()) - before;
}

/** Milliseconds that `count` takes where the bounds of the specification were set. */
const COUNTED_IN = 15;

/** How many times longer than there everything takes here and now, never less than once: a slow processor is no slow page. */
export async function slowness(): Promise<number> {
  count();
  return Math.max(1, (await takenBy(count)) / COUNTED_IN);
}

function count(): number {
  let sum = 0;
  for (let turn = 0; turn < 2_000_000; turn += 1) sum = (sum * 31 + turn) % 1_000_003;
  return sum;
}

/** Milliseconds that this page's main thread has worked up to now. */
async function worked(): Promise<number> {
  await cdp().send('Performance.enable');
  const { metrics } = await cdp().send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value;
  if (seconds === undefined) throw new Error('The browser does not tell how long the page has worked.');
  return seconds * 1000;
}
