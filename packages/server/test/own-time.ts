const BEAT_MS = 10;

let waited = 0;
let beat: NodeJS.Timeout | undefined;

/**
 * Milliseconds as this process has had them, in the place of a clock where a test bounds a wait: what a busy machine
 * gives to others, and what this process works itself, counts for one beat. A wait for a timer counts whole.
 */
export function ownTime(): number {
  if (beat === undefined) {
    let last = performance.now();
    beat = setInterval(() => {
      const now = performance.now();
      waited += Math.min(now - last, 2 * BEAT_MS);
      last = now;
    }, BEAT_MS).unref();
  }
  return waited;
}
