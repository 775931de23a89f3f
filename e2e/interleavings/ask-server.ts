import { setTimeout as wait } from 'node:timers/promises';
import type { TwoServers } from './two-servers.ts';

/** The outcome of a call. After `lost` the client does not know whether the server did it. */
export type Outcome<Data> =
  | { readonly kind: 'done'; readonly data: Data }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'lost' };

export interface Call {
  readonly method?: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The preferred one of the two servers. */
  readonly which: number;
}

const BUSY = 429;
const SERVER_FAILED = 500;

export async function askServer<Data>(servers: TwoServers, call: Call): Promise<Outcome<Data>> {
  const { method = 'POST', path, headers, body, which } = call;
  const address = servers.addresses[which] ?? servers.addresses[1 - which];
  if (address === undefined) {
    // Both servers start again; a client without an answer pauses before its next call.
    await wait(20);
    return { kind: 'lost' };
  }
  try {
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { readonly data: Data; readonly code?: string };
    if (response.ok) return { kind: 'done', data: answer.data };
    if (response.status >= SERVER_FAILED || response.status === BUSY) return { kind: 'lost' };
    return { kind: 'refused', code: answer.code ?? '' };
  } catch {
    return { kind: 'lost' };
  }
}

/** A call that must succeed. */
export async function askOnce<Data>(
  servers: TwoServers,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
): Promise<Data> {
  const outcome = await askServer<Data>(servers, { path, headers, body, which: 0 });
  if (outcome.kind !== 'done') throw new Error(`${path} was not answered: ${JSON.stringify(outcome)}`);
  return outcome.data;
}
