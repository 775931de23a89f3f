import { onTestFinished, vi } from 'vitest';

/**
 * Gives the test control of the page's timers. They run as usual, and the returned function advances them by that many
 * milliseconds at once. A test can so prove that nothing happens without waiting. Call it before the screen is rendered.
 */
export function ownClock(): (milliseconds: number) => Promise<void> {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  onTestFinished(() => void vi.useRealTimers());
  return async (milliseconds) => void (await vi.advanceTimersByTimeAsync(milliseconds));
}
