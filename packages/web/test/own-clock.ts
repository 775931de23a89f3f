import { onTestFinished, vi } from 'vitest';

/**
 * Gives the timers of the page to the test: they run as ever, and the returned function lets as many milliseconds pass
 * at once. With it a test can say that nothing happens, without waiting for it. Call it before the screen is drawn.
 */
export function ownClock(): (milliseconds: number) => Promise<void> {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  onTestFinished(() => void vi.useRealTimers());
  return async (milliseconds) => void (await vi.advanceTimersByTimeAsync(milliseconds));
}
