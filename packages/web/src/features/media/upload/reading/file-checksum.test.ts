import { expect, test } from 'vitest';
import { checksumOf, edgesOf, sliceChecksum } from './file-checksum.ts';

const MB = 1024 * 1024;
const bytes = new Uint8Array(17 * MB);
const changed = bytes.slice();
changed[9 * MB] = 1;

test('a byte in the middle of a large file changes its checksum and not its edges', async () => {
  const [one, other] = [new Blob([bytes]), new Blob([changed])];
  expect(await sliceChecksum(one)).toBe(await sliceChecksum(new Blob([bytes])));
  expect(await sliceChecksum(one)).not.toBe(await sliceChecksum(other));
  expect(await edgesOf(one)).toBe(await edgesOf(other));
});

test('a small file has the checksum that the library stores', async () => {
  expect(await checksumOf(new Blob(['']))).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  );
});
