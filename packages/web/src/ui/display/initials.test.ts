import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Nguyễn Thị Ánh', 'TÁ'],
  ['Hải Đăng (CTV)', 'HĐ'],
  ['  quản  trị ', 'QT'],
  ['Huế', 'H'],
  ['', ''],
  ['(không tên)', ''],
])('the letters of "%s" are "%s"', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});
