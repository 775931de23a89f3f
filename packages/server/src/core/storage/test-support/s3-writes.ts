import type { Buffer } from 'node:buffer';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Store } from 's3rver';

/**
 * The package writes into the file it answers from, and two writers of one name write into the same file. It says
 * "written" before the disk has it. S3 shows a file when it is complete and keeps the last complete one. An
 * incomplete file waits in `aside`, a folder beside the store's.
 */
export function writeAsS3Does(store: Store, aside: string): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const written = await writeWhole(store.getResourcePath(bucket, key, 'object'), content, aside);
    await store.putMetadata(bucket, key, metadata, written.md5);
    return written;
  };
  store.putPart = async (bucket, uploadId, partNumber, content) => {
    const path = join(store.getResourcePath(bucket, undefined, 'uploads'), uploadId, `${partNumber}`);
    const written = await writeWhole(path, content, aside);
    await writeFile(`${path}.md5`, written.md5);
    return written;
  };
}

async function writeWhole(path: string, content: Readable | Buffer, aside: string) {
  const bytes = 'pipe' in content ? await buffer(content) : content;
  const waiting = join(aside, randomUUID());
  await writeFile(waiting, bytes);
  await mkdir(dirname(path), { recursive: true });
  await rename(waiting, path);
  return { size: bytes.length, md5: createHash('md5').update(bytes).digest('hex') };
}
