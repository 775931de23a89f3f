import { expect, onTestFinished, test, vi } from 'vitest';
import { steadyInterval } from './steady-interval.ts';

/** Simulates a long-hidden tab, whose own timers are throttled. */
function slowDown(): void {
  const slow = vi.spyOn(window, 'setInterval').mockReturnValue(0 as never);
  onTestFinished(() => slow.mockRestore());
}

test("ticks continue while the page's timers are throttled, until it is stopped", async () => {
  slowDown();
  const [act, other] = [vi.fn(), vi.fn()];
  const end = steadyInterval(act, 20);
  onTestFinished(steadyInterval(other, 20));
  await expect.poll(() => act.mock.calls.length).toBeGreaterThan(2);
  end();
  const before = act.mock.calls.length;
  other.mockClear();
  await expect.poll(() => other.mock.calls.length).toBeGreaterThan(3);
  expect(act.mock.calls.length - before).toBeLessThanOrEqual(1);
});
