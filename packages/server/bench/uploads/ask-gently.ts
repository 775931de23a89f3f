import { setTimeout as sleep } from 'node:timers/promises';
import { p50AndP99 } from '../percentiles.ts';
import type { Sender } from './send-file.ts';

const EVERY_MS = 50;
const LIST = '/api/admin/post/list';

interface Asking {
  /** Milliseconds: the median and the 99th percentile of the answers. */
  stop(): Promise<{
    readonly p50: number;
    readonly p99: number;
    readonly count: number;
    readonly failed: number;
  }>;
}

/** A person who keeps working: requests a list, of posts if nothing else is said, twenty times a second. */
export function askGently({ port, headers }: Sender, path = LIST): Asking {
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  let isAsking = true;
  let failed = 0;
  const asking = (async () => {
    while (isAsking) {
      asked.push(ask());
      await sleep(EVERY_MS);
    }
  })();

  async function ask(): Promise<void> {
    const begun = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    await response.arrayBuffer();
    if (response.status !== 200) failed += 1;
    times.push(performance.now() - begun);
  }

  return {
    stop: async () => {
      isAsking = false;
      await asking;
      await Promise.all(asked);
      return { ...p50AndP99(times), count: times.length, failed };
    },
  };
}
