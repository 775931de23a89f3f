import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '#server/core/storage/storage.ts';
import { youngCollector } from './give-back-young.ts';
import type { UploadPart } from './tus-store.ts';

interface ContentOptions {
  /** Later bytes are left out. */
  readonly end: number;
  /** What is changed on the way. */
  readonly change?: (chunks: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;
}

/** The bytes of an upload, part after part; after all are read, the checksum of the sent bytes. */
export function contentOf(
  storage: Storage,
  parts: readonly UploadPart[],
  { end, change = (chunks) => chunks }: ContentOptions,
) {
  const hash = createHash('sha256');
  const giveBack = youngCollector();
  async function* read(): AsyncGenerator<Buffer> {
    for (const { name, size } of parts) {
      const file = await storage.open(name);
      if (file === undefined || file.size !== size) throw new Error(`Part ${name} has changed.`);
      for await (const chunk of file.content) {
        hash.update(chunk);
        yield chunk;
        giveBack(chunk.length);
      }
    }
  }
  return {
    content: Readable.from(change(upTo(end, read())), { objectMode: false }),
    checksum: () => hash.digest('hex'),
  };
}

/** All chunks are read, for their checksum. */
async function* upTo(end: number, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let left = end;
  for await (const chunk of chunks) {
    if (left > 0) yield chunk.subarray(0, left);
    left -= chunk.length;
  }
}

/** Random access to the bytes of an upload whose parts are in the storage; fewer at its end. */
export function partBytes(storage: Storage, parts: readonly UploadPart[]) {
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  return {
    size,
    read: async (first: number, length: number): Promise<Buffer> => {
      const end = Math.min(first + length, size);
      const touched = parts.filter((part) => part.firstByte < end && part.firstByte + part.size > first);
      return Buffer.concat(await Promise.all(touched.map((part) => piece(storage, part, first, end))));
    },
  };
}

async function piece(storage: Storage, part: UploadPart, first: number, end: number): Promise<Buffer> {
  const { name, firstByte, size } = part;
  const range = { first: Math.max(0, first - firstByte), last: Math.min(size, end - firstByte) - 1 };
  const file = await storage.open(name, range);
  if (file === undefined) throw new Error(`Part ${name} is gone.`);
  return await buffer(file.content);
}

/** Including parts that a writer stored before it noticed that another had taken over. */
export async function removeParts(storage: Storage, prefix: string): Promise<void> {
  const names: string[] = [];
  for await (const { name } of storage.list(prefix)) names.push(name);
  await storage.remove(names);
}
