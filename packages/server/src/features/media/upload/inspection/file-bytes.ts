import { buffer } from 'node:stream/consumers';
import type { Storage } from '#server/core/storage/storage.ts';
import { MediaRefused } from './media-refused.ts';

/** Any bytes of a file, without the rest of it. */
export interface SomeBytes {
  readonly size: number;
  /** Fewer where the file ends. */
  read(first: number, length: number): Promise<Buffer>;
}

/** A file in the storage. */
export interface FileBytes extends SomeBytes {
  /** Whether a text of single-byte characters stands anywhere in it; the pattern spans at most 64 bytes. */
  contains(pattern: RegExp): Promise<boolean>;
}

/** What has to be known of a place where files lie in order to look into them. */
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
