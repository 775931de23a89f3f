type Run = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs tasks in parallel, this many at a time, in the order of arrival. */
export function atMost(count: number): Run {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
