import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export interface ReadersOrders {
  readonly port: number;
  readonly tokens: readonly string[];
}

export interface ReadersResult {
  /** The arrival times of a notice at each stream, by the id in the notice. */
  readonly arrivals: ReadonlyMap<string, readonly number[]>;
}

export interface StreamReaders {
  /** Closes the streams and returns what they have read. */
  stop(): Promise<ReadersResult>;
}

/** A clock that is the same in every thread. */
export const clock = () => performance.timeOrigin + performance.now();

/** Reads a stream for each token in a separate thread, which must not delay the measuring one. */
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
