import { expect, test } from 'vitest';
import { partBytes } from './part-size.ts';

const MB = 1024 * 1024;

test('a part carries what the connection sends in about eight seconds', () => {
  expect(partBytes(2 * MB, 2_000)).toBe(8 * MB);
  expect(partBytes(8 * MB, 16_000)).toBe(4 * MB);
});

test('a part is never smaller than 1 MB nor larger than 32 MB', () => {
  expect(partBytes(2 * MB, 60_000)).toBe(MB);
  expect(partBytes(2 * MB, 1)).toBe(32 * MB);
  expect(partBytes(2 * MB, 0)).toBe(32 * MB);
});
