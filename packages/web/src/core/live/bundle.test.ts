import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBundle } from './bundle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function controller() {
  const dealt: (readonly number[])[] = [];
  const state = { isHidden: false, lasts: 0 };
  const bundle = createBundle<number>(
    {
      deal: async (items) => {
        dealt.push(items);
        await new Promise((resolve) => setTimeout(resolve, state.lasts));
      },
      random: () => 0,
    },
    () => state.isHidden,
  );
  return { bundle, dealt, state };
}

test('one change is dealt with at once, many at most once a second', async () => {
  const { bundle, dealt } = controller();
  bundle.add(1);
  await wait(0);
  expect(dealt).toEqual([[1]]);
  bundle.add(2);
  bundle.add(3);
  await wait(900);
  expect(dealt).toHaveLength(1);
  await wait(100);
  expect(dealt).toEqual([[1], [2, 3]]);
});

test('changes without an end are looked at ever more seldom, and after a pause at once again', async () => {
  const { bundle, dealt } = controller();
  for (let second = 0; second < 60; second += 1) {
    bundle.add(second);
    await wait(1_000);
  }
  expect(dealt.length).toBeGreaterThan(7);
  expect(dealt.length).toBeLessThan(14);
  await wait(60_000);
  const before = dealt.length;
  bundle.add(60);
  await wait(0);
  expect(dealt).toHaveLength(before + 1);
});

test('nothing is done while nobody sees the page; on show all of it is', async () => {
  const { bundle, dealt, state } = controller();
  state.isHidden = true;
  bundle.add(1);
  await wait(600_000);
  bundle.add(2);
  expect(dealt).toEqual([]);
  state.isHidden = false;
  bundle.shown();
  await wait(0);
  expect(dealt).toEqual([[1, 2]]);
});

test('the next bundle waits for the one before, however long it takes', async () => {
  const { bundle, dealt, state } = controller();
  state.lasts = 30_000;
  bundle.add(1);
  await wait(10_000);
  bundle.add(2);
  await wait(19_000);
  expect(dealt).toHaveLength(1);
  await wait(2_000);
  expect(dealt).toHaveLength(2);
});

test('after the end nothing is dealt with', async () => {
  const { bundle, dealt } = controller();
  bundle.add(1);
  bundle.stop();
  await wait(10_000);
  expect(dealt).toEqual([]);
});
