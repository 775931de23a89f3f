import { expect, it } from 'vitest';
import { coverOf } from './put-cover.ts';

it('a picture that becomes the cover brings caption, credit and alternative text', () => {
  const words = { caption: 'Chợ nổi Cái Răng', credit: 'Quang Đức', alt: 'Thuyền chở dưa' };
  expect(coverOf({ mediaId: '7', ...words })).toEqual({ mediaId: '7', ...words });
});

it('a caption of several lines becomes one line that fits', () => {
  expect(coverOf({ mediaId: '7', caption: 'Một\n hai' }).caption).toBe('Một hai');
  expect(coverOf({ mediaId: '7', caption: 'a'.repeat(400) }).caption).toHaveLength(250);
});
