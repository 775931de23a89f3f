import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoadResult } from '../sides/load.ts';

export interface WriteResult extends LoadResult {
  readonly count: number;
}

export interface WriteOrders {
  readonly port: number;
  readonly path: string;
  /** Headers of each person; they take turns, since each may write ten times a second. */
  readonly people: readonly Readonly<Record<string, string>>[];
  readonly posts: readonly { readonly id: string; readonly version: number }[];
  /** JSON in which NUMBER, "ID" and "VERSION" stand for what differs from call to call. */
  readonly body: string;
  readonly connections: number;
  readonly seconds: number;
}

export function startWriteLoad() {
  const child = fork(join(import.meta.dirname, 'write-load-process.ts'));
  const end = once(child, 'exit').then(() => [{ failure: 'The load generator has ended.' }]);
  return {
    run: async (orders: WriteOrders): Promise<WriteResult> => {
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
