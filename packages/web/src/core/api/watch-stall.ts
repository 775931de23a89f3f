/** A silently cut connection looks like a slow one; after this time it counts as cut. */
const STALLED_AFTER_MS = 40_000;

interface StallWatch {
  readonly moved: () => void;
  readonly stop: () => void;
}

/** Calls back when nothing has moved for too long, repeatedly until it is stopped. */
export function watchStall(onStall: () => void, afterMs = STALLED_AFTER_MS): StallWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  function moved() {
    stop();
    timer = setTimeout(() => {
      moved();
      onStall();
    }, afterMs);
  }
  return { moved, stop };
}
