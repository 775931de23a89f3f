import { connection } from '#web/core/connection/connection.ts';

/** Milliseconds between retries while the connection state is unknown. */
const PAUSES = [2_000, 5_000, 15_000, 30_000];

interface RetryClock {
  /** A save got no answer: it is retried when the server can be reached. */
  readonly wait: () => void;
  /** The save was answered. */
  readonly done: () => void;
  readonly stop: () => void;
}

export function createRetryClock(retry: () => void): RetryClock {
  let timer: number | undefined;
  let tries = 0;

  function run(): void {
    if (timer === undefined) return;
    window.clearTimeout(timer);
    timer = undefined;
    retry();
  }
  const stopWatching = connection.subscribe((state) => {
    if (state === 'online') run();
  });
  window.addEventListener('online', run);

  function done(): void {
    window.clearTimeout(timer);
    timer = undefined;
    tries = 0;
  }
  return {
    wait() {
      window.clearTimeout(timer);
      timer = window.setTimeout(run, PAUSES[Math.min(tries, PAUSES.length - 1)]);
      tries += 1;
      connection.doubt();
    },
    done,
    stop() {
      done();
      stopWatching();
      window.removeEventListener('online', run);
    },
  };
}
