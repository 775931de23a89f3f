import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { typeOfName } from '@toasoan/contract/features/media/file-types.ts';
import { MediaRefused } from '#server/features/media/public.ts';
import type { GivenFile } from './media-source.ts';

/**
 * Writes a given file where it can be looked into, no further than its type may be large, whatever it said of its
 * size before. @throws MediaRefused
 */
export async function copyGiven(
  file: GivenFile,
  fileName: string,
  path: string,
): Promise<{ readonly checksum: string; readonly sizeBytes: number }> {
  const type = typeOfName(fileName);
  if (type === undefined) throw new MediaRefused('TYPE_NOT_ALLOWED');
  if (file.size > type.maxBytes) throw new MediaRefused('TOO_LARGE');
  const hash = createHash('sha256');
  let sizeBytes = 0;
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      sizeBytes += chunk.length;
      if (sizeBytes > (type?.maxBytes ?? 0)) throw new MediaRefused('TOO_LARGE');
      hash.update(chunk);
      yield chunk;
    }
  }
  const content = await file.open().catch(damaged);
  try {
    await pipeline(content, counted, createWriteStream(path, { flags: 'wx' }));
  } catch (error) {
    if (isOfThisMachine(error)) throw error;
    throw error instanceof MediaRefused ? error : damaged(error);
  }
  return { checksum: hash.digest('hex'), sizeBytes };
}

/** What an archive says of itself was not true, or it is locked. */
function damaged(error: unknown): never {
  if (isOfThisMachine(error)) throw error;
  throw new MediaRefused('DAMAGED');
}

/** A full disk and the like; errors of unpacking begin with Z_. */
function isOfThisMachine(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^E[A-Z]+$/.test(code);
}
