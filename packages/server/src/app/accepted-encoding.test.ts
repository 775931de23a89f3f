import { expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', undefined],
])('a browser that accepts %s gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
