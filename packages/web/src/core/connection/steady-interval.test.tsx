import { expect, onTestFinished, test, vi } from 'vitest';
import { steadyInterval } from './steady-interval.ts';

/** As a browser treats a tab that was hidden for long: its own timers come too late. */
function slowDown(): void {
  const slow = vi.spyOn(window, 'setInterval').mockReturnValue(0 as never);
  onTestFinished(() => slow.mockRestore());
}

test('time goes on while timers of the page stand still, until it is let go of', async () => {
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
