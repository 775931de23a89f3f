import { expect, test } from 'vitest';
import { sentenceAround } from './sentence-around.ts';

const around = (text: string, words: string) => {
  const from = text.indexOf(words);
  const { before, after } = sentenceAround(text, from, from + words.length);
  return `${before}[${words}]${after}`;
};

test.each([
  ['Sáng nay mưa. Phở Nam Định có từ lâu! Hết.', 'Nam Định', 'Phở [Nam Định] có từ lâu!'],
  ['Phở Nam Định', 'Nam Định', 'Phở [Nam Định]'],
  ['Giá 7.000 đồng ở TP.HCM hôm qua. Nay khác.', 'TP.HCM', 'Giá 7.000 đồng ở [TP.HCM] hôm qua.'],
  ['Ông nói: “Đẹp lắm.” Rồi Huế mưa.', 'Huế', 'Rồi [Huế] mưa.'],
])('%s: the sentence of “%s” is all that is shown', (text, words, shown) => {
  expect(around(text, words)).toBe(shown);
});

test('a long sentence is cut at whole words on both sides', () => {
  const long = 'chữ '.repeat(60);
  const { before, after } = sentenceAround(`${long}Huế ${long}`, long.length, long.length + 3);
  expect(before).toMatch(/^… (chữ ){20,}$/);
  expect(after).toMatch(/^( chữ){20,} …$/);
});
