import { expect, test } from 'vitest';
import { boundedWork } from './bounded-work.ts';

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

test('at most `width` tasks run at once', async () => {
  const run = boundedWork({ width: 2, queue: 10 });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((next) => setImmediate(next));
    running -= 1;
  };
  await Promise.all(Array.from({ length: 9 }, () => run(work)));
  expect(most).toBe(2);
});

test('a task beyond the queue is rejected', async () => {
  const run = boundedWork({ width: 1, queue: 1 });
  const { opened, open } = gate();
  const first = run(() => opened);
  const second = run(async () => 'second');
  await expect(run(async () => 'third')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  open();
  await first;
  await expect(second).resolves.toBe('second');
});

test('a failed task makes room for the next', async () => {
  const run = boundedWork({ width: 1, queue: 1 });
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(run(async () => 'next')).resolves.toBe('next');
});
