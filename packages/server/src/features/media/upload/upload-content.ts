import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { partPrefix } from '#server/core/media/stored-names.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { youngCollector } from './give-back-young.ts';
import { edited } from './stripping/edited.ts';
import type { Edit } from './stripping/words.ts';
import type { UploadPart } from './upload-part-store.ts';

/**
 * The bytes of an upload up to `end`, part after part, with the edits applied; after all are read, the checksum of the
 * sent bytes.
 */
export function contentOf(
  storage: Storage,
  parts: readonly UploadPart[],
  { edits, end }: { readonly edits: readonly Edit[]; readonly end: number },
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
    content: Readable.from(edited(upTo(end, read()), edits), { objectMode: false }),
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

/** Including parts that a writer stored before it noticed that another had taken over. */
export async function removeParts(storage: Storage, uploadId: string): Promise<void> {
  const names: string[] = [];
  for await (const { name } of storage.list(partPrefix(uploadId))) names.push(name);
  await storage.remove(names);
}
