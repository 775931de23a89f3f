/** Runs in a worker, whose timers are not throttled. A message starts a timer; `every: 0` stops it. */
const timers = new Map<number, number>();

self.onmessage = ({ data: { id, every } }: MessageEvent<{ readonly id: number; readonly every: number }>) => {
  self.clearInterval(timers.get(id));
  timers.delete(id);
  if (every > 0)
    timers.set(
      id,
      self.setInterval(() => self.postMessage(id), every),
    );
};
