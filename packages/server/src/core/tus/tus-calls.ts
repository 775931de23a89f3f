import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { boundedWork } from '#server/core/auth/bounded-work.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { UploadAnswer } from '#server/core/http/send-upload.ts';
import { receiveBytes, type TusDependencies } from './receive-bytes.ts';
import type { TusRow, TusStore } from './tus-store.ts';
import { bytesIn, checkBytesType, checkProtocol } from './upload-headers.ts';
import { UploadMutex } from './upload-mutex.ts';

/** A call about one upload. */
interface CallOfOne {
  readonly db: Db;
  readonly projectId: string;
  readonly params: { readonly uploadId: string };
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
}

/** What differs between uploads of the staff and of readers. */
interface TusKind<C extends CallOfOne, Row extends TusRow> {
  readonly store: TusStore;
  readonly prefixOf: (uploadId: string) => string;
  readonly expiryOf: (lastUse: Date) => Date;
  /** Undefined also for another person's. */
  readonly findOwn: (call: C) => Promise<Row | undefined>;
  /** Once all bytes are safe; again where an earlier answer was lost. The headers of the answer. */
  readonly end: (call: C, row: Row) => Promise<Readonly<Record<string, string>>>;
  readonly drop: (call: C, row: Row) => Promise<void>;
}

/** Senders that use a connection to the database; hundreds that send at once wait for each other and not for it. */
const STATEMENTS_AT_ONCE = { width: 3, queue: 2_000 } as const;
/** Each costs a fifth of a megabyte while it is received; whoever comes then is asked to come back. */
const RECEIVED_AT_ONCE = { width: 600, queue: 0 } as const;
/** Ends read all bytes of their upload again, so their number decides about memory. */
const ENDS_AT_ONCE = { width: 4, queue: 2_000 } as const;

/** tus 1.0: offset, data, termination, and `inTurn` for statements that begin an upload. */
export function tusCalls<C extends CallOfOne, Row extends TusRow>(
  deps: TusDependencies,
  kind: TusKind<C, Row>,
) {
  const mutex = new UploadMutex();
  const inTurn = boundedWork(STATEMENTS_AT_ONCE);
  const receiveInTurn = boundedWork(RECEIVED_AT_ONCE);
  const endInTurn = boundedWork(ENDS_AT_ONCE);

  async function ownUpload(call: C): Promise<Row> {
    const row = await inTurn(() => kind.findOwn(call));
    if (row === undefined || row.is_dropped) throw new AppError('NOT_FOUND');
    return row;
  }

  /** Exclusive within this process. @throws NOT_FOUND */
  async function alone<Result>(call: C, work: (row: Row, signal: AbortSignal) => Promise<Result>) {
    checkProtocol(call.headers);
    await ownUpload(call);
    const turn = await mutex.take(call.params.uploadId);
    try {
      return await work(await ownUpload(call), turn.signal);
    } finally {
      turn.end();
    }
  }

  /** Its offset; a complete upload is ended first. */
  async function stateOf(call: C, row: Row): Promise<Record<string, string>> {
    const offset = { 'upload-offset': row.safe_bytes };
    if (row.safe_bytes !== row.length) {
      return { ...offset, 'upload-expires': kind.expiryOf(row.update_time).toUTCString() };
    }
    return { ...offset, ...(await endInTurn(() => kind.end(call, row))) };
  }

  async function receive(call: C, row: Row, from: number, signal: AbortSignal): Promise<void> {
    const { db, projectId, body, headers } = call;
    const length = Number(row.length);
    if (from !== Number(row.safe_bytes)) throw new AppError('UPLOAD_OFFSET');
    if (Number(headers['content-length'] ?? 0) > length - from) throw new AppError('TOO_LARGE');
    // All bytes have arrived: only the end is left.
    if (from === length) return;
    const { store } = kind;
    const now = deps.now();
    const lease = await inTurn(() => store.takeLease(db, projectId, { id: row.id, from, now }));
    if (lease === undefined) throw new AppError('UPLOAD_OFFSET');
    const stop = () => body.destroy();
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    const to = { ...deps, store, inTurn, prefix: kind.prefixOf(row.id), db, projectId, uploadId: row.id };
    await receiveInTurn(() => receiveBytes({ ...to, lease, from, length }, body));
  }

  return {
    inTurn,
    progress: (call: C): Promise<UploadAnswer> =>
      alone(call, async (row) => ({
        status: 200,
        headers: { 'upload-length': row.length, ...(await stateOf(call, row)) },
      })),
    send: async (call: C): Promise<UploadAnswer> => {
      const from = bytesIn(call.headers, 'Upload-Offset');
      checkBytesType(call.headers);
      return await alone(call, async (row, signal) => {
        await receive(call, row, from, signal);
        return { status: 204, headers: await stateOf(call, await ownUpload(call)) };
      });
    },
    cancel: (call: C): Promise<UploadAnswer> =>
      alone(call, async (row) => {
        await kind.drop(call, row);
        return { status: 204, headers: {} };
      }),
  };
}
