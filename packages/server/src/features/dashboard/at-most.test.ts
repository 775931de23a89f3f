import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

test('at most that many run at a time, in order, and a failure frees its place', async () => {
  const run = atMost(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) =>
    run(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (number === 1) throw new Error('the first fails');
      return number;
    });
  const all = Promise.allSettled([1, 2, 3, 4].map(work));
  await expect.poll(() => begun).toEqual([1, 2]);
  ends[0]?.();
  await expect.poll(() => begun).toEqual([1, 2, 3]);
  ends[1]?.();
  await expect.poll(() => begun).toEqual([1, 2, 3, 4]);
  for (const end of ends) end();
  const outcomes = (await all).map((one) => (one.status === 'fulfilled' ? one.value : 'failed'));
  expect(outcomes).toEqual(['failed', 2, 3, 4]);
});
