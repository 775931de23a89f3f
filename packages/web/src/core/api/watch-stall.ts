/** A line that was cut without a word looks like one that is slow; after so long nobody believes in it. */
const STALLED_AFTER_MS = 40_000;

interface StallWatch {
  readonly moved: () => void;
  readonly stop: () => void;
}

/** Calls back when nothing has moved for too long, again and again until it is stopped. */
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
