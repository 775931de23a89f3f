import { open } from 'node:fs/promises';
import type { Edit } from './words.ts';

/** Passes bytes on with the edits applied, in the same chunks. */
export async function* edited(
  content: AsyncIterable<Buffer>,
  edits: readonly Edit[],
): AsyncGenerator<Buffer> {
  let at = 0;
  let next = 0;
  for await (const chunk of content) {
    const end = at + chunk.length;
    for (let edit = edits[next]; edit !== undefined && edit.first < end; edit = edits[next]) {
      writeOver(chunk, at, edit);
      if (edit.end > end) break;
      next += 1;
    }
    yield chunk;
    at = end;
  }
}

/** @param at where the chunk begins in the file. */
function writeOver(chunk: Buffer, at: number, { first, end, text }: Edit): void {
  const [from, to] = [Math.max(first, at), Math.min(end, at + chunk.length)];
  if (text === '') chunk.fill(0, from - at, to - at);
  else chunk.write(text.slice(from - first, to - first), from - at, 'latin1');
}

const PIECE = 65_536;

/** The same, in a file of this machine. */
export async function editFile(path: string, edits: readonly Edit[]): Promise<void> {
  if (edits.length === 0) return;
  const file = await open(path, 'r+');
  try {
    for (const { first, end, text } of edits) {
      for (let at = first; at < end; at += PIECE) {
        const bytes = text === '' ? Buffer.alloc(Math.min(PIECE, end - at)) : Buffer.from(text, 'latin1');
        await file.write(bytes, 0, bytes.length, at);
      }
    }
  } finally {
    await file.close();
  }
}
