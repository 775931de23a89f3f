import { expect, test } from 'vitest';
import { markWords } from './word-marks.ts';

test('words that differ are marked on their own side, whole and with their diacritics', () => {
  const marked = markWords(
    'Đến 15 giờ, hơn 2.300 tàu thuyền đã vào nơi neo đậu.',
    'Đến 13 giờ, khoảng 1.900 tàu thuyền đã vào nơi neo đậu.',
  );
  const other = (words: readonly { text: string; isOther: boolean }[]) =>
    words.filter(({ isOther }) => isOther).map(({ text }) => text);
  expect(other(marked.own)).toEqual(['15', 'hơn 2.300']);
  expect(other(marked.other)).toEqual(['13', 'khoảng 1.900']);
  expect(marked.own.map(({ text }) => text).join(' ')).toBe(
    'Đến 15 giờ, hơn 2.300 tàu thuyền đã vào nơi neo đậu.',
  );
});
