import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface BareStatement {
  /** Absent for statements that the database plans each time, in the product too. */
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

export interface BareOrders {
  readonly url: string;
  readonly role: string;
  readonly poolSize: number;
  /** The statements of each address in order; the answer has the rows of the last one. */
  readonly calls: ReadonlyMap<string, readonly BareStatement[]>;
}

export interface Side {
  readonly port: number;
  stop(): Promise<void>;
}

export async function startBareSide(orders: BareOrders): Promise<Side> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), { serialization: 'advanced' });
  child.send(orders);
  const end = once(child, 'exit').then(() => {
    throw new Error('The bare side has ended.');
  });
  const [port] = await Promise.race([once(child, 'message'), end]);
  return {
    port,
    stop: async () => {
      if (!child.connected) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
