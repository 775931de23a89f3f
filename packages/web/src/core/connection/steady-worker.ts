/** In a worker: timers that nobody slows down. A message begins one, or ends it with `every: 0`. */
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
