import { buffer } from 'node:stream/consumers';
import type { Storage } from '#server/core/storage/storage.ts';
import { MediaRefused } from './media-refused.ts';

/** Random access to the bytes of a file. */
export interface SomeBytes {
  readonly size: number;
  /** Fewer at the end of the file. */
  read(first: number, length: number): Promise<Buffer>;
}

/** A file in the storage. */
export interface FileBytes extends SomeBytes {
  /** Whether a text of single-byte characters occurs anywhere in it; the pattern spans at most 64 bytes. */
  contains(pattern: RegExp): Promise<boolean>;
}

/** What inspection needs to know of a storage. */
export type ReadableFiles = Pick<Storage, 'open' | 'sizeOf'>;

const OVERLAP = 64;

export async function fileBytes(storage: ReadableFiles, name: string): Promise<FileBytes> {
  const size = await storage.sizeOf(name);
  if (size === undefined) throw new MediaRefused('DAMAGED');
  return {
    size,
    read: async (first, length) => {
      const last = Math.min(first + length, size) - 1;
      if (last < first) return Buffer.alloc(0);
      const file = await storage.open(name, { first, last });
      return file === undefined ? Buffer.alloc(0) : await buffer(file.content);
    },
    contains: async (pattern) => {
      const file = await storage.open(name);
      let before = '';
      for await (const chunk of file?.content ?? []) {
        const text = before + (chunk as Buffer).toString('latin1');
        if (pattern.test(text)) {
          file?.content.destroy();
          return true;
        }
        before = text.slice(-OVERLAP);
      }
      return false;
    },
  };
}
