import { expect, test } from 'vitest';
import { readableSlug, slugFrom } from './foreign-slug.ts';

const FALLBACK = 'bai-viet-7';

test.each([
  ['hello-world', 'Xin chào', 'hello-world', 'stays'],
  ['%c4%91%e1%bb%93ng-b%e1%ba%b1ng', 'Đồng bằng', 'dong-bang', 'Vietnamese loses its diacritics'],
  ['foo_a', 'Foo A', 'foo-a', 'an underscore separates'],
  ['Nghe-An', '', 'nghe-an', 'capitals become small'],
  [
    '%ce%b5%cf%80%ce%af-2',
    'Επίπεδο 2 -Second Greek level',
    '2-second-greek-level',
    'the Latin words of the title',
  ],
  ['%ce%b5%cf%80%ce%af-3', 'Επίπεδο 3', FALLBACK, 'digits alone say nothing of a Greek title'],
  ['%e6%97%a5%e6%9c%ac', '日本', FALLBACK, 'nothing Latin anywhere'],
  ['%e6%97%a5%e6%9c%ac-tokyo', '日本', 'tokyo', 'what is Latin in the slug itself'],
  ['', 'Bài mới 2024', 'bai-moi-2024', 'no slug: the title'],
  ['', '', FALLBACK, 'neither'],
  ['2024', 'Tổng kết', '2024', 'a year is a slug'],
  ['%zz-hong', 'Hỏng', 'zz-hong', 'what cannot be decoded'],
  ['thung-rac__trashed', 'x', 'thung-rac', 'the mark of the trash goes'],
  [`${'a'.repeat(150)}-${'b'.repeat(150)}`, 'x', 'a'.repeat(150), 'too long is cut at a word'],
])('slug %j with title %j becomes %j: %s', (written, title, slug) => {
  expect(slugFrom(written, title, FALLBACK)).toBe(slug);
});

test('a percent-encoded slug is shown decoded', () => {
  expect(readableSlug('%ce%b5%cf%80%ce%af%cf%80%ce%b5%ce%b4%ce%bf-2')).toBe('επίπεδο-2');
});
