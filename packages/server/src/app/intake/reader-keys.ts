import { createHmac, hkdfSync } from 'node:crypto';

const BYTES = 18;

/** Turns what could name a person into a key that names nobody. */
export type ReaderKeys = (what: string) => Buffer;

/** Keys of the same secret agree in all processes. */
export function readerKeys(secretKey: string): ReaderKeys {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'toasoan/reader-keys', 32));
  return (what) => createHmac('sha256', key).update(what).digest().subarray(0, BYTES);
}
