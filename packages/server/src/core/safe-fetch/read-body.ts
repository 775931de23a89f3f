import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchRefused } from './fetch-refused.ts';

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

interface BodyLimit {
  readonly encoding: string;
  /** Of the bytes as the reader gets them, decoded. */
  readonly maxBytes: number;
  /** Whether a longer body ends there instead of being refused. */
  readonly cuts: boolean;
}

/**
 * The body in full, with at most one encoding undone. Counts what leaves the decoder: 200 kB can decode to 200 MB.
 * @throws FetchRefused tooLarge, encoding
 */
export async function readBody(body: Readable, { encoding, maxBytes, cuts }: BodyLimit): Promise<Buffer> {
  // A body that is given up half-way says so once more after its reader has left.
  body.on('error', () => undefined);
  const decoded = decodedBody(body, encoding);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of decoded as AsyncIterable<Buffer>) {
      const room = maxBytes - length;
      if (chunk.length > room && !cuts) throw new FetchRefused('tooLarge', `more than ${maxBytes} bytes`);
      chunks.push(chunk.subarray(0, room));
      length += Math.min(chunk.length, room);
      if (length === maxBytes && cuts) break;
    }
  } catch (error) {
    if (isDecodingError(error))
      throw new FetchRefused('encoding', 'the body does not decode', { cause: error });
    throw error;
  } finally {
    decoded.destroy();
    body.destroy();
  }
  return Buffer.concat(chunks, length);
}

function decodedBody(body: Readable, encoding: string): Readable {
  const names = encoding.split(',').map((name) => name.trim().toLowerCase());
  const [name = '', ...more] = names.filter((one) => one !== '' && one !== 'identity');
  if (name === '') return body;
  const decoder = DECODERS[name];
  if (more.length > 0 || decoder === undefined)
    throw new FetchRefused('encoding', `the encoding ${encoding.slice(0, 100)} is not undone`);
  // The end of either one ends the other; the reader of the decoder learns of the failure.
  return pipeline(body, decoder(), () => undefined);
}

function isDecodingError(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(Z_|ERR_|BROTLI_)/.test(code);
}
