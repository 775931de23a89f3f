import { writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { toAppError } from '#server/core/http/to-app-error.ts';
import { s3AddressOf } from './s3-address.ts';
import type { S3Limits } from './s3-requests.ts';
import { S3Storage } from './s3-storage.ts';
import { inPieces, putBytes, someBytes } from './test-support/content.ts';
import { describeStorage } from './test-support/describe-storage.ts';
import { portOf } from './test-support/listening.ts';
import { partsStore } from './test-support/parts-store.ts';
import { startS3 } from './test-support/s3-server.ts';

const SECRET = 'khong-ai-duoc-biet';

function storageAt(url: string, limits?: S3Limits): S3Storage {
  const address = s3AddressOf(url);
  if (address === undefined) throw new Error(`Not an address: ${url}`);
  return new S3Storage(address, limits);
}

const storageOn = (port: number) => storageAt(`s3://key:${SECRET}@127.0.0.1:${port}/bucket?tls=no`);

describeStorage('A bucket', async () => {
  const { url, lay, end } = await startS3();
  return { storage: storageAt(url), lay, end };
});

test('a store that refuses our key is reported without the secret', async () => {
  const { url, end } = await startS3();
  onTestFinished(end);
  const storage = storageAt(url.replace('S3RVER:S3RVER', `unknown:${SECRET}`));
  const failures = await Promise.all(
    [storage.check(), storage.sizeOf('a/1'), storage.open('a/1'), putBytes(storage, 'a/1', someBytes(9))].map(
      (asked) =>
        asked.then(
          () => undefined,
          (error: unknown) => error,
        ),
    ),
  );
  for (const failure of failures) {
    expect(failure).toMatchObject({ name: 'StorageFailure', status: 403 });
    expect(toAppError(failure).code).toBe('UNAVAILABLE');
    const reported = JSON.stringify([
      failure,
      String(failure),
      (failure as Error).stack,
      Object.entries(failure as object),
    ]);
    expect(reported).not.toContain(SECRET);
    expect(reported).not.toContain('AWS4');
  }
});

test('a missing bucket is no missing file', async () => {
  const { url, end } = await startS3();
  onTestFinished(end);
  const storage = storageAt(url.replace('/toasoan-tep', '/toasoan-khac'));
  await expect(storage.open('a/1')).rejects.toThrow('NoSuchBucket');
  await expect(storage.check()).rejects.toThrow('NoSuchBucket');
});

test('an unreachable store is unavailable', async () => {
  const server = createServer();
  const port = await portOf(server);
  server.close();
  const failure = await storageOn(port)
    .check()
    .catch((error: unknown) => error);
  expect(toAppError(failure).code).toBe('UNAVAILABLE');
});

/** Shorter than the product's, so that no test waits for them. */
const SHORT: S3Limits = {
  connect: 500,
  answer: 400,
  silence: 300,
  writing: 300,
  repeat: 100,
  check: 200,
};

describe('A store that accepts a request and never answers is given up', () => {
  /** A connection that got no answer is not used again, so their number is that of the tries. */
  const silent = async () => {
    let tries = 0;
    const server = createServer((socket) => {
      tries += 1;
      socket.on('error', () => undefined).resume();
    });
    const address = `s3://key:${SECRET}@127.0.0.1:${await portOf(server)}/bucket?tls=no`;
    return { storage: storageAt(address, SHORT), tries: () => tries };
  };

  test('in every way of using it, once, and as unavailable', async () => {
    const { storage, tries } = await silent();
    const path = join(tmpdir(), `toasoan-${process.pid}-silent`);
    await writeFile(path, someBytes(3_000));
    const asked = [
      storage.check(),
      storage.sizeOf('a/1'),
      storage.open('a/1'),
      storage.remove(['a/1']),
      Array.fromAsync(storage.list('a/')),
      storage.removeLeftOvers(new Date()),
      storage.putFile('a/1', path, { mime: 'image/jpeg' }),
      putBytes(storage, 'a/1', someBytes(9)),
      putBytes(storage, 'a/1', someBytes(6_000_000)),
    ];
    for (const { status, reason } of (await Promise.allSettled(asked)) as PromiseRejectedResult[]) {
      expect([status, toAppError(reason).code]).toEqual(['rejected', 'UNAVAILABLE']);
    }
    expect(tries()).toBe(asked.length);
  });

  test('by a write that waits for its turn as soon as it comes', async () => {
    const { storage, tries } = await silent();
    const writes = Array.from({ length: 40 }, () => putBytes(storage, 'a/1', someBytes(9)));
    for (const { status } of await Promise.allSettled(writes)) expect(status).toBe('rejected');
    // The four that had their turn; each of the others would have taken as long again.
    expect(tries()).toBe(4);
  });

  test('in the middle of a file, but not while its reader pauses', async () => {
    const server = createHttpServer((_, response) => {
      response.writeHead(200, { 'content-length': '9000' }).write(Buffer.alloc(4_000));
    });
    const storage = storageAt(`s3://key:${SECRET}@127.0.0.1:${await portOf(server)}/bucket?tls=no`, SHORT);
    const paused = (await storage.open('a/1'))?.content.pause();
    const read = (await storage.open('a/1'))?.content.resume();
    await expect(new Promise((_, reject) => read?.once('error', reject))).rejects.toThrow('was not read');
    expect(paused?.errored).toBeNull();
    paused?.destroy();
  });
});

test('a store that falls silent is noticed by the next check', async () => {
  let isSilent = false;
  const server = createHttpServer((request, response) => {
    if (!isSilent) request.resume().on('end', () => response.writeHead(200).end());
  });
  const storage = storageAt(`s3://key:${SECRET}@127.0.0.1:${await portOf(server)}/bucket?tls=no`, SHORT);
  await storage.check();
  await storage.check();
  isSilent = true;
  await expect(storage.check()).rejects.toThrow('does not answer');
});

test('a file is sent again after a busy store or a broken connection', async () => {
  const got: number[] = [];
  const server = createHttpServer((request, response) => {
    if (got.push(0) === 2) return void request.socket.destroy();
    request
      .on('data', (chunk: Buffer) => got.push((got.pop() ?? 0) + chunk.length))
      .on('end', () => response.writeHead(got.length === 1 ? 503 : 200).end());
  });
  const storage = storageOn(await portOf(server));
  const path = join(tmpdir(), `toasoan-${process.pid}-busy`);
  await writeFile(path, someBytes(300_000));
  await storage.putFile('a/1', path, { mime: 'image/jpeg' });
  expect(got).toEqual([300_000, expect.any(Number), 300_000]);
});

test('the parts of a failed write are removed', async () => {
  const { server, givenUp } = partsStore([]);
  const storage = storageOn(await portOf(server));
  const content = new PassThrough();
  const put = storage.put('a/1', content, { size: 30_000_000, mime: 'video/mp4' });
  const settled = expect(put).rejects.toThrow('cut');
  for await (const piece of inPieces(someBytes(12_000_000))) {
    if (!content.write(piece)) await new Promise((resolve) => content.once('drain', resolve));
  }
  content.destroy(new Error('cut'));
  await settled;
  expect(givenUp).toEqual(['begun']);
});

test('old multipart writes of killed processes are removed, page by page', async () => {
  const [now, old] = [new Date(), new Date(Date.now() - 86_400_000)];
  const { server, givenUp } = partsStore([
    { name: 'a/1', since: old },
    { name: 'a/2', since: now },
    { name: 'b/1', since: old },
  ]);
  await storageOn(await portOf(server)).removeLeftOvers(new Date(Date.now() - 3_600_000));
  expect(givenUp).toEqual(['id-a/1', 'id-b/1']);
});

test('a store without a list of such writes is left alone', async () => {
  const { url, end } = await startS3();
  onTestFinished(end);
  await expect(storageAt(url).removeLeftOvers(new Date())).resolves.toBeUndefined();
});
