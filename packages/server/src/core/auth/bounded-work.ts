import { AppError } from '#server/core/errors/app-error.ts';

/** Runs at most `width` tasks at once; rejects a task when `queue` tasks already wait (−503). */
export function boundedWork({ width, queue }: { readonly width: number; readonly queue: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= width) {
      if (waiting.length >= queue) throw new AppError('UNAVAILABLE', { details: { retryAfter: 5 } });
      await new Promise<void>((start) => waiting.push(start));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
