import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { S3Address } from './s3-address.ts';

/** Times in milliseconds. Together they give a caller a refusal within 15 s, whatever the store does. */
export const S3_LIMITS = {
  connect: 4_000,
  /** For a whole request without a file, and until the first byte of one; includes repetitions. */
  answer: 10_000,
  /** For the next bytes of a file that is read. */
  silence: 10_000,
  /** Of a connection that writes a file: the client begins to count after three seconds. */
  writing: 8_000,
  /** A failed write is repeated only this soon after its beginning. */
  repeat: 3_000,
  /** For readiness. */
  check: 3_000,
} as const;

export type S3Limits = Readonly<Record<keyof typeof S3_LIMITS, number>>;

/** Of a connection that reads a file, without traffic in either direction: the longest pause of a slow reader. */
const READER_PAUSE_MS = 60_000;
const ATTEMPTS = 3;
/** It would write beside the log; its errors contain what it has to say. */
const says = () => undefined;
const logger = { trace: says, debug: says, info: says, warn: says, error: says };

/** For everything but the writing of files. */
export function s3ReaderOf(address: S3Address, { connect }: S3Limits): S3Client {
  return s3ClientOf(address, ATTEMPTS, { connectionTimeout: connect, socketTimeout: READER_PAUSE_MS });
}

/** Writes are repeated by `putAgain`, which knows how long they have taken. */
export function s3WriterOf(address: S3Address, { connect, writing }: S3Limits): S3Client {
  return s3ClientOf(address, 1, { connectionTimeout: connect, socketTimeout: writing });
}

/** All settings are given here, so that no file or variable of the machine matters. */
function s3ClientOf(address: S3Address, maxAttempts: number, requestHandler: object): S3Client {
  return new S3Client({
    endpoint: address.endpoint,
    region: address.region,
    credentials: { accessKeyId: address.key, secretAccessKey: address.secret },
    forcePathStyle: address.pathStyle,
    maxAttempts,
    retryMode: 'standard',
    useDualstackEndpoint: false,
    useFipsEndpoint: false,
    useArnRegion: false,
    disableMultiregionAccessPoints: true,
    // Amazon's own additions, which other stores refuse or wait for.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    logger,
    requestHandler,
  });
}

/** May request more than once: the client repeats what can be repeated. @throws StorageFailure */
export async function ask<Answer>(what: string, request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    throw failureOf(what, error);
  }
}

/** Like `ask`; undefined for a missing file. */
export async function askFor<Answer>(what: string, request: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await request;
  } catch (error) {
    const failure = failureOf(what, error);
    if (failure.status === 404 && failure.reason !== 'NoSuchBucket') return undefined;
    throw failure;
  }
}

export function failureOf(what: string, error: unknown): StorageFailure {
  if (error instanceof StorageFailure) return error;
  if (error instanceof S3ServiceException) {
    return new StorageFailure(what, { status: error.$metadata.httpStatusCode, reason: error.name });
  }
  const { code, name } = error as NodeJS.ErrnoException;
  return new StorageFailure(what, { reason: code ?? name });
}

/** The store failed; it may succeed later. Contains nothing of the request, which is signed. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
  /** Answered as UNAVAILABLE. */
  readonly code = 'STORAGE_DOWN';
  /** Of the answer; undefined: there was none. */
  readonly status: number | undefined;
  /** The store's own error code, like `AccessDenied`. */
  readonly reason: string;

  /** It answered nothing in time: a repetition would only wait as long. */
  get isSilence(): boolean {
    return this.reason === 'TimeoutError' || this.reason === 'AbortError';
  }

  constructor(
    what: string,
    { status, reason }: { readonly status?: number | undefined; readonly reason: string },
  ) {
    super(`${what}: ${reason}${status === undefined ? '' : ` (${status})`}`);
    this.status = status;
    this.reason = reason;
  }
}
