import pg from 'pg';
import { vi } from 'vitest';

export interface CountedStatements {
  readonly statements: number;
  /** How often a connection without a statement under way got one. */
  readonly roundTrips: number;
  readonly bytesSent: number;
  readonly texts: readonly string[];
}

/** What a piece of work sends to the database over the pools of this process. */
export async function countStatements(work: () => Promise<unknown>): Promise<CountedStatements> {
  const underWay = new Map<pg.Client, number>();
  const sentBefore = new Map<pg.Client, number>();
  const texts: string[] = [];
  let roundTrips = 0;
  const send = pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const running = underWay.get(this) ?? 0;
    if (!sentBefore.has(this)) sentBefore.set(this, bytesOf(this));
    if (running === 0) roundTrips += 1;
    underWay.set(this, running + 1);
    texts.push((args[0] as { readonly text: string }).text);
    const answer = send.apply(this, args);
    const end = () => underWay.set(this, (underWay.get(this) ?? 1) - 1);
    answer.then(end, end);
    return answer;
  } as never);
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  const bytesSent = [...sentBefore].reduce((sum, [client, before]) => sum + bytesOf(client) - before, 0);
  return { statements: texts.length, roundTrips, bytesSent, texts };
}

function bytesOf({ connection }: pg.Client): number {
  return (connection.stream as { readonly bytesWritten?: number }).bytesWritten ?? 0;
}
