import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

/** Milliseconds of work on the page's main thread during `run`; other programs do not count. */
export async function takenBy(run: () => unknown): Promise<number> {
  const before = await worked();
  await run();
  return (await worked()) - before;
}

/** The shortest of three rounds; the first one fetches, compiles and lays out. */
export async function quickest(run: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) times.push(await takenBy(run));
  return Math.min(...times);
}

async function worked(): Promise<number> {
  await cdp().send('Performance.enable');
  const { metrics } = await cdp().send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value;
  if (seconds === undefined) throw new Error('The browser does not report how long the page has worked.');
  return seconds * 1000;
}
