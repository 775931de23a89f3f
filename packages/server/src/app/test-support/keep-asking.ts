import { setTimeout as wait } from 'node:timers/promises';

export interface Asking {
  /** Stops and answers how long the slowest answer took, in milliseconds. */
  stop(): Promise<number>;
}

/** Somebody who works on all the while; every call has to succeed. */
export function keepAsking(url: string, headers: Readonly<Record<string, string>>): Asking {
  let isAsking = true;
  const done = ask();
  return {
    stop: () => {
      isAsking = false;
      return done;
    },
  };

  async function ask(): Promise<number> {
    let slowest = 0;
    while (isAsking) {
      const begun = performance.now();
      const response = await fetch(url, { headers });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
      slowest = Math.max(slowest, performance.now() - begun);
      await wait(50);
    }
    return slowest;
  }
}
