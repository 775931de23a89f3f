import type { Readable } from 'node:stream';
import { boundedWork } from '#server/core/auth/bounded-work.ts';
import { putInParts } from './s3-parts.ts';
import { putWhole } from './s3-put-file.ts';
import { failureOf } from './s3-requests.ts';
import type { S3Target } from './s3-target.ts';

/** The least a store takes as a part; what is smaller goes in one request. */
const PART = 5 * 1024 * 1024;
/** A store takes 10,000. */
const PARTS = 9_000;
/** Each has one part in memory. */
const inTurn = boundedWork({ width: 4, queue: Number.POSITIVE_INFINITY });

interface Facts {
  readonly size: number;
  readonly mime: string;
}

/**
 * In parts, one after the other; the store shows nothing before it has the last one. Whatever the content comes in is
 * copied into the one buffer of the upload at once, so that memory does not grow with the speed of the line.
 */
export async function putToS3(target: S3Target, content: Readable, { size, mime }: Facts): Promise<void> {
  // Heard from now on, though its turn may come later: nobody else listens for its failure.
  let broken: Error | undefined;
  content.once('error', (error) => {
    broken = error;
  });
  try {
    await inTurn(async () => {
      if (broken) throw broken;
      const parts = partsOf(content, Math.max(PART, Math.ceil(size / PARTS)), { size, name: target.name });
      const { value: first = Buffer.alloc(0) } = await parts.next();
      if (size <= PART) {
        await parts.next();
        await putWhole(target, first, mime);
      } else await putInParts(target, first, parts, mime);
    });
  } catch (error) {
    throw broken ?? (error instanceof WrongSize ? error : failureOf(`${target.name} was not written`, error));
  } finally {
    content.destroy();
  }
}

class WrongSize extends Error {}

/** The content in one buffer, over and over: what is given is to be done with before the next is asked for. */
async function* partsOf(
  content: Readable,
  part: number,
  { size, name }: { readonly size: number; readonly name: string },
): AsyncGenerator<Buffer, undefined> {
  const buffer = Buffer.allocUnsafeSlow(Math.min(part, size));
  let seen = 0;
  let filled = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    seen += chunk.length;
    if (seen > size) throw new WrongSize(`${name} came with ${seen} of ${size} bytes.`);
    for (let at = 0; at < chunk.length; ) {
      const copied = chunk.copy(buffer, filled, at);
      at += copied;
      filled += copied;
      if (filled < buffer.length) continue;
      yield buffer;
      filled = 0;
    }
  }
  if (seen < size) throw new WrongSize(`${name} came with ${seen} of ${size} bytes.`);
  if (filled > 0) yield buffer.subarray(0, filled);
}
