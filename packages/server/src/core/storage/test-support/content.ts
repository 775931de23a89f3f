import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ByteRange, Storage } from '../storage.ts';

/** Bytes that repeat after 251, so that neighbouring pieces differ. */
export function someBytes(size: number, seed = 0): Buffer {
  const pattern = Uint8Array.from({ length: 251 }, (_, at) => (at + seed) % 251);
  return Buffer.alloc(size, pattern);
}

/** Passed on in pieces, like a file or a connection. */
export function inPieces(bytes: Buffer, piece = 64 * 1024): Readable {
  return Readable.from(pieces(bytes, piece), { objectMode: false });
}

function* pieces(bytes: Buffer, piece: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
}

export async function putBytes(storage: Storage, name: string, bytes: Buffer): Promise<void> {
  await storage.put(name, inPieces(bytes), { size: bytes.length, mime: 'application/octet-stream' });
}

/** Undefined: there is no such file. */
export async function bytesOf(
  storage: Storage,
  name: string,
  range?: ByteRange,
): Promise<Buffer | undefined> {
  const found = await storage.open(name, range);
  return found && (await buffer(found.content));
}

export const digestOf = (bytes: Buffer | undefined) =>
  bytes && createHash('sha256').update(bytes).digest('hex');

export async function namesIn(storage: Storage, prefix: string): Promise<string[]> {
  return (await Array.fromAsync(storage.list(prefix), ({ name }) => name)).sort();
}
