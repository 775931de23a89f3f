import { expect, test } from 'vitest';
import { inPauses } from './in-pauses.ts';

test('others are answered between two steps of a long work', async () => {
  let answered = 0;
  const begun = performance.now();
  function* work(): Generator<undefined, number> {
    setImmediate(() => {
      answered = performance.now();
    });
    while (answered === 0 && performance.now() - begun < 5_000) yield;
    return answered;
  }
  expect(await inPauses(work())).toBeGreaterThan(begun);
});
