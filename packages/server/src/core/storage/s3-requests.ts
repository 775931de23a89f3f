import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { S3Address } from './s3-address.ts';

/** A file of a bucket, and the client that requests it. */
export interface S3Target {
  readonly client: S3Client;
  readonly bucket: string;
  readonly name: string;
}

const CONNECT_MS = 5_000;
/** Of a connection without traffic in either direction: also the longest pause of a slow reader. */
const IDLE_MS = 60_000;
const ATTEMPTS = 3;
/** It would write beside the log; its errors contain what it has to say. */
const says = () => undefined;
const logger = { trace: says, debug: says, info: says, warn: says, error: says };

/** All settings are given here, so that no file or variable of the machine matters. */
export function s3ClientOf(address: S3Address): S3Client {
  return new S3Client({
    endpoint: address.endpoint,
    region: address.region,
    credentials: { accessKeyId: address.key, secretAccessKey: address.secret },
    forcePathStyle: address.pathStyle,
    maxAttempts: ATTEMPTS,
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
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: IDLE_MS },
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

  constructor(
    what: string,
    { status, reason }: { readonly status?: number | undefined; readonly reason: string },
  ) {
    super(`${what}: ${reason}${status === undefined ? '' : ` (${status})`}`);
    this.status = status;
    this.reason = reason;
  }
}
