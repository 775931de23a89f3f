import { createReadStream } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { failureOf } from './s3-requests.ts';
import type { S3Target } from './s3-target.ts';
import type { StorageFailure } from './storage-failure.ts';

const ATTEMPTS = 3;
const PAUSE_MS = 300;

/** In one request and straight off the disk, so that nothing of it is in memory; read anew when it is tried again. */
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

/** Out of memory, for what is small. */
export async function putWhole(
  { client, bucket, name }: S3Target,
  content: Buffer,
  mime: string,
): Promise<void> {
  const facts = { Body: content, ContentLength: content.length, ContentType: mime };
  await client.send(new PutObjectCommand({ Bucket: bucket, Key: name, ...facts }));
}
