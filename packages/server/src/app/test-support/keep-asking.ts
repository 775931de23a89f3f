import { setTimeout as wait } from 'node:timers/promises';

export interface Asking {
  /** Stops and returns the number of answers. */
  stop(): Promise<number>;
}

/** A person who works all the while, one call after the other; every call must succeed. */
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
    let answers = 0;
    while (isAsking) {
      const response = await fetch(url, { headers });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
      answers += 1;
      // A person pauses; calls without a pause would take the machine from the clients under test.
      await wait(50);
    }
    return answers;
  }
}
