import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import type { Answer, Call, OpenCall } from './call.ts';
import { jsonWriter } from './json-writer.ts';
import type { Download } from './send-download.ts';
import type { StreamAnswer } from './send-stream.ts';
import type { FileCall, UploadAnswer, UploadCall } from './send-upload.ts';

export type { TransactionCall } from './call.ts';

/** A contract call with the function that answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  /** True: `call.db` is one transaction, committed when the handler returns. */
  readonly inTransaction: boolean;
  readonly handle: (call: Call, prepared?: unknown) => Promise<unknown>;
  /** Runs before the transaction, so that slow work holds no connection; `handle` gets its result. */
  readonly prepare?: ((call: Call) => Promise<unknown>) | undefined;
  /** Sent with every success. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The JSON text of an answer. @throws for one that the contract does not allow. */
  readonly write: (data: unknown) => string;
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>;

/** A call behind the sign-in that only reads, or that controls its transactions itself. */
export function route<E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  refuseToken(endpoint, 'none');
  if (endpoint.creates) throw new Error(`${endpoint.path} creates, so it needs a transactionRoute.`);
  return routeOf(endpoint, handle);
}

/** A call behind the sign-in whose reads, writes and audit rows are one transaction. */
export function transactionRoute<E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  { headers }: Pick<Route, 'headers'> = {},
): Route {
  refuseToken(endpoint, 'none');
  return { ...routeOf(endpoint, handle, true), headers };
}

/** Like `transactionRoute`, after work that must not hold a connection of the pool, such as the hash of a password. */
export function preparedRoute<E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: (call: Call<E>) => Promise<Prepared>,
  handle: (call: Call<E>, prepared: Prepared) => Promise<Answer<E>>,
): Route {
  refuseToken(endpoint, 'none');
  return { ...routeOf(endpoint, handle, true), prepare: prepare as unknown as Route['prepare'] };
}

/** A call without sign-in; it has no caller and controls its transactions itself. */
export function openRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: OpenCall<E>) => Promise<Answer<E>>,
): Route {
  refuseToken(endpoint, 'any', 'full');
  if (endpoint.creates) throw new Error(`${endpoint.path} has no caller to keep an idempotency key for.`);
  return routeOf(endpoint, handle);
}

/** A call behind the sign-in that answers a file. */
export function downloadRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Download>,
): Route {
  refuseToken(endpoint, 'none');
  if (endpoint.kind !== 'download') throw new Error(`${endpoint.path} is no download.`);
  return routeOf(endpoint, handle);
}

/** A call behind the sign-in that sends events for as long as the caller listens. */
export function streamRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<StreamAnswer>,
): Route {
  refuseToken(endpoint, 'none');
  if (endpoint.kind !== 'stream') throw new Error(`${endpoint.path} is no stream.`);
  return routeOf(endpoint, handle);
}

/** A call behind the sign-in that receives bytes and answers with headers. */
export function uploadRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: UploadCall<E>) => Promise<UploadAnswer>,
): Route {
  refuseToken(endpoint, 'none');
  if (endpoint.kind !== 'upload') throw new Error(`${endpoint.path} is no upload.`);
  return routeOf(endpoint, handle);
}

/** A call behind the sign-in that receives the bytes of one file and answers data. */
export function fileRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: FileCall<E>) => Promise<Answer<E>>,
): Route {
  refuseToken(endpoint, 'none');
  if (endpoint.kind !== 'file') throw new Error(`${endpoint.path} takes no file.`);
  return routeOf(endpoint, handle);
}

function routeOf(endpoint: Endpoint, handle: unknown, inTransaction = false): Route {
  return { endpoint, inTransaction, handle: handle as Route['handle'], write: jsonWriter(endpoint.data) };
}

function refuseToken(endpoint: Endpoint, ...kinds: readonly string[]): void {
  if (kinds.includes(endpoint.access.token)) {
    throw new Error(`${endpoint.path} asks for token "${endpoint.access.token}": wrong kind of route.`);
  }
}
