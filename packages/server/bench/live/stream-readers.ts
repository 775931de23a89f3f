import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export interface ReadersOrders {
  readonly port: number;
  readonly tokens: readonly string[];
}

export interface ReadersResult {
  /** By what a notice was about, when it arrived at each stream. */
  readonly arrivals: ReadonlyMap<string, readonly number[]>;
}

export interface StreamReaders {
  /** Closes them and answers what they have read. */
  stop(): Promise<ReadersResult>;
}

/** The same clock in every thread. */
export const clock = () => performance.timeOrigin + performance.now();

/** Reads a stream for each token, in a thread of its own: who measures beside it must not wait for it. */
export async function startReaders(orders: ReadersOrders): Promise<StreamReaders> {
  const worker = new Worker(join(import.meta.dirname, 'reader-thread.ts'), { workerData: orders });
  await once(worker, 'message');
  return {
    stop: async () => {
      worker.postMessage('stop');
      const [result] = await once(worker, 'message');
      await worker.terminate();
      return result;
    },
  };
}
