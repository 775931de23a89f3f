import { setTimeout as wait } from 'node:timers/promises';
import { ownTime } from '#test/own-time.ts';

export interface Asking {
  /** Stops and returns how long the slowest answer took, in milliseconds of this process's own time. */
  stop(): Promise<number>;
}

/** A person who works all the while; every call must succeed. */
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
      const begun = ownTime();
      const response = await fetch(url, { headers });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
      slowest = Math.max(slowest, ownTime() - begun);
      await wait(50);
    }
    return slowest;
  }
}
