import { expect, it } from 'vitest';
import { bytesText } from './bytes-text.ts';

const GB = 1024 ** 3;

it('bytes are shown in the largest unit that fits', () => {
  const sizes = [0, 812, 4_404_019, 734_003_200, 2.25 * GB, 3_000 * GB];
  expect(sizes.map((size) => bytesText(size, 'vi'))).toEqual([
    '0 B',
    '812 B',
    '4,2 MB',
    '700 MB',
    '2,3 GB',
    '2,9 TB',
  ]);
  expect(bytesText(4_404_019, 'en')).toBe('4.2 MB');
});
