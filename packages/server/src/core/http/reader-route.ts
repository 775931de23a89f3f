import type { Endpoint, ReaderAccess } from '@toasoan/contract/core/endpoint.ts';
import type { Answer, OpenCall } from './call.ts';
import { jsonWriter } from './json-writer.ts';
import type { FileCall, UploadAnswer, UploadCall } from './send-upload.ts';

/** A call of the intake as its handler sees it: origin, limits, captcha and input are checked. */
export interface ReaderCall<E extends Endpoint = Endpoint> extends OpenCall<E> {
  /** Stays the same for one browser behind one address; tells nothing about either. */
  readonly readerKey: string;
  /** The phone service vouches for the number in the body. */
  readonly phoneVerified: boolean;
}

/** A call of the intake whose body is the bytes of one file, not read yet. */
export type ReaderFileCall<E extends Endpoint = Endpoint> = Omit<ReaderCall<E>, 'body'> &
  Pick<FileCall, 'body' | 'headers'>;

/** A call of the intake whose input is in the headers and whose body is bytes, not read yet. */
export type ReaderUploadCall<E extends Endpoint = Endpoint> = ReaderFileCall<E> & Pick<UploadCall, 'path'>;

/** A call of readers with the function that answers it. */
export interface ReaderRoute {
  readonly endpoint: Endpoint;
  readonly access: ReaderAccess;
  /** True: `call.db` is one transaction, committed when the handler returns. */
  readonly inTransaction: boolean;
  readonly handle: (call: ReaderCall) => Promise<unknown>;
  /** Milliseconds for which an answer serves everybody who asks the same; 0: never. */
  readonly keptMs: number;
  /** The JSON text of an answer. @throws for one that the contract does not allow. */
  readonly write: (data: unknown) => string;
}

/** A call that only reads. */
export function readerRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: ReaderCall<E>) => Promise<Answer<E>>,
  { keptMs = 0 } = {},
): ReaderRoute {
  return routeOf(endpoint, handle, { keptMs });
}

/** A call whose reads and writes are one transaction. */
export function readerWriteRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: ReaderCall<E>) => Promise<Answer<E>>,
): ReaderRoute {
  return routeOf(endpoint, handle, { inTransaction: true });
}

/** A call that receives the bytes of one file; it controls its transactions itself. */
export function readerFileRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: ReaderFileCall<E>) => Promise<Answer<E>>,
): ReaderRoute {
  if (endpoint.kind !== 'file') throw new Error(`${endpoint.path} takes no file.`);
  return routeOf(endpoint, handle, {});
}

/** A call of tus; it controls its transactions itself. */
export function readerUploadRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: ReaderUploadCall<E>) => Promise<UploadAnswer>,
): ReaderRoute {
  if (endpoint.kind !== 'upload') throw new Error(`${endpoint.path} is no upload.`);
  return routeOf(endpoint, handle, {});
}

function routeOf(
  endpoint: Endpoint,
  handle: unknown,
  { inTransaction = false, keptMs = 0 }: { readonly inTransaction?: boolean; readonly keptMs?: number },
): ReaderRoute {
  const { access } = endpoint;
  if (access.token !== 'reader') throw new Error(`${endpoint.path} is no call of readers.`);
  return {
    endpoint,
    access,
    inTransaction,
    keptMs,
    handle: handle as ReaderRoute['handle'],
    write: jsonWriter(endpoint.data),
  };
}
