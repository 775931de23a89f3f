import { expect, test } from 'vitest';
import { countSyllables } from './syllables.ts';

test('words are syllables: runs of letters or digits', () => {
  expect(countSyllables('Mùa lúa chín ở Mù Cang Chải – 5.000 m² (20h30)')).toBe(11);
  expect(countSyllables('Nghệ An'.normalize('NFD'))).toBe(2);
  expect(countSyllables('… – “” !')).toBe(0);
});

test('hyphens separate syllables, and other characters count as none', () => {
  expect(countSyllables('COVID-19, Ăng-ghen, e-mail')).toBe(6);
  expect(countSyllables('🇻🇳🎉👨‍👩‍👧‍👦 ✈️')).toBe(0);
  expect(countSyllables('Chúc mừng 🎉 năm mới👏🏽')).toBe(4);
  expect(countSyllables('Kỷ niệm 1️⃣0️⃣ năm')).toBe(4);
});

test('the count is independent of Unicode composition', () => {
  const words = 'Người Việt ở Đắk Lắk thưởng thức cà phê, tối 30/4';
  expect(countSyllables(words.normalize('NFD'))).toBe(countSyllables(words.normalize('NFC')));
  expect(countSyllables(words)).toBe(12);
});

/** The definition, as one expression. */
const SYLLABLE = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Letters of two units, a lone half, marks with and without a letter, and what stands between. */
const PIECES = [
  'ắ',
  'a',
  '\u0301',
  '𝒜',
  '\ud835',
  '\udc9c',
  '𠀀',
  '🎉',
  ' ',
  '-',
  '9',
  '²',
  'ạ\u0323',
  '\u200d',
  '中',
];

test('any order of letters, marks, pairs and halves counts as the definition says', () => {
  let state = 7;
  const next = (most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
  for (let round = 0; round < 2_000; round += 1) {
    const text = Array.from({ length: next(12) }, () => PIECES[next(PIECES.length)]).join('');
    expect([text, countSyllables(text)]).toEqual([text, text.match(SYLLABLE)?.length ?? 0]);
  }
});
