import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface LoadOrders {
  readonly port: number;
  /** The addresses, called in turn. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

export interface Load {
  run(orders: LoadOrders): Promise<LoadResult>;
  stop(): void;
}

/** The load generator: one separate process for the whole bench. */
export function startLoad(): Load {
  const child = fork(join(import.meta.dirname, 'load-process.ts'));
  const end = once(child, 'exit').then(() => [{ failure: 'The load generator has ended.' }]);
  return {
    run: async (orders) => {
      child.send(orders);
      const [answer] = await Promise.race([once(child, 'message'), end]);
      if ('failure' in answer) throw new Error(answer.failure);
      return answer;
    },
    stop: () => {
      if (child.connected) child.disconnect();
    },
  };
}
