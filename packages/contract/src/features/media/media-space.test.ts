import { expect, it } from 'vitest';
import { spaceLevel, spaceWarning } from './media-space.ts';

const GB = 1024 ** 3;
const space = (share: number, quotaBytes: number | null = GB) => ({ usedBytes: GB * share, quotaBytes });

it.each([
  [0, 'enough'],
  [0.799, 'enough'],
  [0.8, 'tight'],
  [0.949, 'tight'],
  [0.95, 'nearly-full'],
  [1.2, 'nearly-full'],
])('%d of the room in use is %s', (share, level) => {
  expect(spaceLevel(space(share))).toBe(level);
  expect(spaceLevel(space(share, null))).toBe('enough');
});

it('a warning names what is used, allowed and free, and never less than nothing', () => {
  expect(spaceWarning(space(0.5), 'vi')).toBeUndefined();
  expect(spaceWarning(space(0.875), 'vi')).toBe(
    'Kho tệp đã dùng 896 MB trong hạn mức 1 GB, còn trống 128 MB.',
  );
  expect(spaceWarning(space(1.5), 'en')).toContain('it uses 1.5 GB of 1 GB; 0 B are left');
});
