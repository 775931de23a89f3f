import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { boundedWork } from '#server/core/auth/bounded-work.ts';
import { failureOf, type S3Target, type StorageFailure } from './s3-requests.ts';

const ATTEMPTS = 3;

const PAUSE_MS = 300;

/** The smallest part a store accepts; smaller content goes in one request. */
const PART = 5 * 1024 * 1024;
/** A store takes 10,000. */
const PARTS = 9_000;
/** Each has one part in memory. */
const inTurn = boundedWork({ width: 4, queue: Number.POSITIVE_INFINITY });

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
      const parts = partsOf(content, Math.max(PART, Math.ceil(size / PARTS)), { size, name: target.name });
      const { value: first = Buffer.alloc(0) } = await parts.next();
      if (size <= PART) {
        await parts.next();
        await putWhole(target, first, mime);
      } else await putInParts(target, first, parts, mime);
    });
  } catch (error) {
    throw broken ?? (error instanceof WrongSize ? error : failureOf(`${target.name} was not written`, error));
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
  { client, bucket, name }: S3Target,
  first: Buffer,
  rest: AsyncIterable<Buffer>,
  mime: string,
): Promise<void> {
  const at = { Bucket: bucket, Key: name };
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...at, ContentType: mime }));
  const sent: { readonly PartNumber: number; readonly ETag: string | undefined }[] = [];
  const send = async (Body: Buffer) => {
    const PartNumber = sent.length + 1;
    const { ETag } = await client.send(new UploadPartCommand({ ...at, UploadId, PartNumber, Body }));
    sent.push({ PartNumber, ETag });
  };
  try {
    await send(first);
    for await (const part of rest) await send(part);
    const MultipartUpload = { Parts: sent };
    await client.send(new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload }));
  } catch (error) {
    // What cannot be aborted now is removed with all interrupted writes.
    await client.send(new AbortMultipartUploadCommand({ ...at, UploadId })).catch(() => undefined);
    throw error;
  }
}

/** In one request directly from the disk, so that it is never in memory; read again for a retry. */
export async function putFileToS3(
  { client, bucket, name }: S3Target,
  path: string,
  { size, mime }: { readonly size: number; readonly mime: string },
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const body = createReadStream(path);
    const facts = { Body: body, ContentLength: size, ContentType: mime };
    try {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: name, ...facts }));
      return;
    } catch (error) {
      if (body.errored) throw body.errored;
      const failure = failureOf(`${name} was not written`, error);
      if (attempt === ATTEMPTS || !mayPass(failure)) throw failure;
      await wait(PAUSE_MS * attempt);
    } finally {
      body.destroy();
    }
  }
}

function mayPass({ status }: StorageFailure): boolean {
  return status === undefined || status >= 500 || status === 429;
}

/** From memory, for small content. */
async function putWhole({ client, bucket, name }: S3Target, content: Buffer, mime: string): Promise<void> {
  const facts = { Body: content, ContentLength: content.length, ContentType: mime };
  await client.send(new PutObjectCommand({ Bucket: bucket, Key: name, ...facts }));
}
