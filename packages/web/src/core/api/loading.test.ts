import { expect, test } from 'vitest';
import { useLoading } from './loading-store.ts';
import { quietly } from './quietly.ts';
import { apiBench, LIST, ok } from './test-support/api-bench.ts';

function running(): number {
  return useLoading.getState().running;
}

test('a running call is counted until it ends', async () => {
  const bench = apiBench();
  const call = bench.api.call(LIST, {});
  expect(running()).toBe(1);
  await call;
  expect(running()).toBe(0);
});

test('a failed call is no longer counted', async () => {
  const bench = apiBench({ replies: [() => Response.json({ error: -500 }, { status: 500 })] });
  await bench.api.call(LIST, {}).catch(() => undefined);
  expect(running()).toBe(0);
});

test('the header x-hide-loading hides a call', async () => {
  const counts: number[] = [];
  const bench = apiBench({
    replies: [
      () => {
        counts.push(running());
        return ok({});
      },
    ],
  });
  await bench.api.call(LIST, { headers: { 'x-hide-loading': '1' } });
  expect(counts).toEqual([0]);
});

test('a background call is neither counted nor notified on failure', async () => {
  const bench = apiBench({ replies: [() => Response.json({ error: -500 }, { status: 500 })] });
  const quiet = quietly(() => bench.api.call(LIST, {}));
  expect(running()).toBe(0);
  await quiet.catch(() => undefined);
  expect(bench.notified).toEqual([]);
  await bench.api.call(LIST, {}).catch(() => undefined);
  expect(bench.notified).toHaveLength(1);
});
