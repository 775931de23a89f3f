import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { boundedWork } from '#server/core/auth/bounded-work.ts';
import { failureOf, type S3Limits, StorageFailure } from './s3-requests.ts';

/** A file of a bucket, and how it is written. */
export interface S3Target {
  readonly client: S3Client;
  readonly bucket: string;
  readonly name: string;
  readonly limits: Pick<S3Limits, 'repeat'>;
}

const PUT_ATTEMPTS = 3;

const RETRY_PAUSE_MS = 300;
/** After a silence, writes that wait for their turn are refused for this long: each would wait in vain. */
const SILENT_FOR_MS = 3_000;

/** The smallest part a store accepts; smaller content goes in one request. */
const PART_BYTES = 5 * 1024 * 1024;
/** A store takes 10,000. */
const MOST_PARTS = 9_000;
/** Each has one part in memory. */
const inTurn = boundedWork({ width: 4, queue: Number.POSITIVE_INFINITY });
const silences = new WeakMap<S3Client, number>();

interface Facts {
  readonly size: number;
  readonly mime: string;
}

/**
 * In parts, one after the other; the store shows nothing before the last one. Content is copied at once into the
 * upload's one buffer, so that memory does not grow with the speed of the line.
 */
export async function putToS3(target: S3Target, content: Readable, { size, mime }: Facts): Promise<void> {
  // Handled from now on, although its turn may come later: otherwise its rejection is unhandled.
  let broken: Error | undefined;
  content.once('error', (error) => {
    broken = error;
  });
  try {
    await inTurn(async () => {
      if (broken) throw broken;
      refuseAfterSilence(target);
      const parts = partsOf(content, Math.max(PART_BYTES, Math.ceil(size / MOST_PARTS)), {
        size,
        name: target.name,
      });
      const { value: first = Buffer.alloc(0) } = await parts.next();
      if (size <= PART_BYTES) {
        await parts.next();
        await putWhole(target, first, mime);
      } else await putInParts(target, first, parts, mime);
    });
  } catch (error) {
    throw broken ?? (error instanceof WrongSize ? error : failed(target, error));
  } finally {
    content.destroy();
  }
}

class WrongSize extends Error {}

/** The content in one reused buffer: each piece must be processed before the next is requested. */
async function* partsOf(
  content: Readable,
  part: number,
  { size, name }: { readonly size: number; readonly name: string },
): AsyncGenerator<Buffer, undefined> {
  const buffer = Buffer.allocUnsafeSlow(Math.min(part, size));
  let seen = 0;
  let filled = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    seen += chunk.length;
    if (seen > size) throw new WrongSize(`${name} came with ${seen} of ${size} bytes.`);
    for (let at = 0; at < chunk.length; ) {
      const copied = chunk.copy(buffer, filled, at);
      at += copied;
      filled += copied;
      if (filled < buffer.length) continue;
      yield buffer;
      filled = 0;
    }
  }
  if (seen < size) throw new WrongSize(`${name} came with ${seen} of ${size} bytes.`);
  if (filled > 0) yield buffer.subarray(0, filled);
}

/** One part after the other, then all at once as a file; aborted as a whole when one fails. */
async function putInParts(
  target: S3Target,
  first: Buffer,
  rest: AsyncIterable<Buffer>,
  mime: string,
): Promise<void> {
  const { client, bucket, name } = target;
  const at = { Bucket: bucket, Key: name };
  const begin = () => client.send(new CreateMultipartUploadCommand({ ...at, ContentType: mime }));
  const { UploadId } = await putAgain(target, begin);
  const sent: { readonly PartNumber: number; readonly ETag: string | undefined }[] = [];
  const send = async (Body: Buffer) => {
    const PartNumber = sent.length + 1;
    const part = () => client.send(new UploadPartCommand({ ...at, UploadId, PartNumber, Body }));
    const { ETag } = await putAgain(target, part);
    sent.push({ PartNumber, ETag });
  };
  try {
    await send(first);
    for await (const part of rest) await send(part);
    const MultipartUpload = { Parts: sent };
    const complete = () =>
      client.send(new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload }));
    await putAgain(target, complete);
  } catch (error) {
    // What cannot be aborted now is removed with all interrupted writes.
    if (error instanceof StorageFailure && error.isSilence) throw error;
    await client.send(new AbortMultipartUploadCommand({ ...at, UploadId })).catch(() => undefined);
    throw error;
  }
}

/** In one request directly from the disk, so that it is never in memory; read again for a retry. */
export async function putFileToS3(
  target: S3Target,
  path: string,
  { size, mime }: { readonly size: number; readonly mime: string },
): Promise<void> {
  const { client, bucket, name } = target;
  refuseAfterSilence(target);
  await putAgain(target, async () => {
    const body = createReadStream(path);
    const facts = { Body: body, ContentLength: size, ContentType: mime };
    try {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: name, ...facts }));
    } catch (error) {
      throw body.errored ? new Unreadable(body.errored) : error;
    } finally {
      body.destroy();
    }
  });
}

/** Repeats a write that failed soon and not in silence, so that nobody waits longer than for one. */
async function putAgain<Answer>(target: S3Target, write: () => Promise<Answer>): Promise<Answer> {
  const begun = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (error instanceof Unreadable) throw error.cause;
      const failure = failed(target, error);
      const isLate = performance.now() - begun > target.limits.repeat;
      if (attempt === PUT_ATTEMPTS || isLate || !mayPass(failure)) throw failure;
      await wait(RETRY_PAUSE_MS * attempt);
    }
  }
}

/** The file of this machine, not the store. */
class Unreadable extends Error {
  constructor(cause: Error) {
    super('A file of this machine could not be read.', { cause });
  }
}

function mayPass({ status, isSilence }: StorageFailure): boolean {
  return !isSilence && (status === undefined || status >= 500 || status === 429);
}

function failed({ client, name }: S3Target, error: unknown): StorageFailure {
  const failure = failureOf(`${name} was not written`, error);
  if (failure.isSilence) silences.set(client, performance.now());
  return failure;
}

function refuseAfterSilence({ client, name }: S3Target): void {
  const since = performance.now() - (silences.get(client) ?? Number.NEGATIVE_INFINITY);
  if (since < SILENT_FOR_MS) throw new StorageFailure(`${name} was not written`, { reason: 'TimeoutError' });
}

/** From memory, for small content. */
async function putWhole(target: S3Target, content: Buffer, mime: string): Promise<void> {
  const { client, bucket, name } = target;
  const facts = { Body: content, ContentLength: content.length, ContentType: mime };
  await putAgain(target, () => client.send(new PutObjectCommand({ Bucket: bucket, Key: name, ...facts })));
}
