import { buffer } from 'node:stream/consumers';
import type { Storage } from '#server/core/storage/storage.ts';
import type { SomeBytes } from '../inspection/file-bytes.ts';
import type { UploadPart } from '../upload-part-store.ts';

/** Any bytes of an upload whose parts lie in the storage. */
export function partBytes(storage: Storage, parts: readonly UploadPart[]): SomeBytes {
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
