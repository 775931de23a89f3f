import { fork } from 'node:child_process';
import { once } from 'node:events';

export interface LoadChild<Orders, Result> {
  run(orders: Orders): Promise<Result>;
  stop(): void;
}

/** A separate process that generates load: one result for each order. */
export function startLoadChild<Orders extends object, Result>(program: string): LoadChild<Orders, Result> {
  const child = fork(program);
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

/** The other end: answers the orders of the bench until it goes away. */
export function answerOrders<Orders, Result extends object>(run: (orders: Orders) => Promise<Result>): void {
  process.on('message', (orders: Orders) => {
    run(orders).then(
      (result) => process.send?.(result),
      (error: unknown) => process.send?.({ failure: String(error) }),
    );
  });
  process.once('disconnect', () => process.exit(0));
}
