import { expect, test } from 'vitest';
import { todayInWords } from './today-in-words.ts';

test.each([
  ['2026-11-20T16:59:59.000Z', 'vi', 'Thứ Sáu, 20/11/2026'],
  ['2026-11-20T17:00:00.000Z', 'vi', 'Thứ Bảy, 21/11/2026'],
  ['2026-11-21T17:00:00.000Z', 'vi', 'Chủ Nhật, 22/11/2026'],
  ['2026-11-20T17:00:00.000Z', 'en', 'Saturday, 21/11/2026'],
] as const)('%s in %s is %s', (now, language, today) => {
  expect(todayInWords(new Date(now), language)).toBe(today);
});
