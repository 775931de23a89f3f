import type { ByteRange } from '#server/core/storage/storage.ts';

const SINGLE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The range of a Range header (RFC 9110 §14): one range of bytes. Several ranges, other units and invalid ones get
 * the whole file.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const [, from = '', to = ''] = SINGLE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') return lastBytes(Number(to), size);
  const [first, last] = [Number(from), to === '' ? size - 1 : Number(to)];
  if (to !== '' && last < first) return 'whole';
  if (first >= size) return 'outside';
  return { first, last: Math.min(last, size - 1) };
}

function lastBytes(count: number, size: number): ByteRange | 'outside' {
  if (count === 0 || size === 0) return 'outside';
  return { first: Math.max(0, size - count), last: size - 1 };
}
