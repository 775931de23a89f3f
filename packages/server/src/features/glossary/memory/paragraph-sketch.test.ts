import { describe, expect, test } from 'vitest';
import { likeness } from './likeness.ts';
import { sketchOf } from './paragraph-sketch.ts';

const PAIR = { sourceLang: 'vi', targetLang: 'en' };
const WORDS =
  'thành phố tổ chức lễ hội áo dài vào mùa xuân với nhiều nghệ nhân làng nghề và du khách các nước'.split(
    ' ',
  );
function paragraph(seed: number): string[] {
  let state = seed;
  return Array.from({ length: 40 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return `${WORDS[(state >>> 8) % WORDS.length]}${(state >>> 16) % 9}`;
  });
}
const shares = (one: string, other: string) => {
  const bands = new Set(sketchOf('1', PAIR, one));
  return sketchOf('1', PAIR, other).some((band) => bands.has(band));
};

test('paragraphs with one word in ten changed share a band, strangers do not', () => {
  let [alike, strangers] = [0, 0];
  for (let seed = 1; seed <= 100; seed += 1) {
    const words = paragraph(seed);
    const edited = words.map((word, at) => (at % 10 === 4 ? `khác${at}` : word));
    const stranger = paragraph(seed + 500);
    if (shares(words.join(' '), edited.join(' '))) alike += 1;
    if (shares(words.join(' '), stranger.join(' '))) strangers += 1;
  }
  expect(alike).toBeGreaterThanOrEqual(98);
  expect(strangers).toBeLessThanOrEqual(1);
});

test('the same text of another pair or project shares none', () => {
  const text = paragraph(1).join(' ');
  const bands = new Set(sketchOf('1', PAIR, text));
  expect(sketchOf('2', PAIR, text).filter((band) => bands.has(band))).toEqual([]);
  expect(sketchOf('1', { ...PAIR, targetLang: 'fr' }, text).filter((band) => bands.has(band))).toEqual([]);
});

describe('Likeness', () => {
  test.each([
    ['Chợ nổi Cái Răng', 'Chợ  nổi Cái Răng', 100],
    ['Chợ nổi Cái Răng', 'Chợ nổi Cái Răng.', 99],
    ['Chợ nổi Cái Răng họp sớm', 'Chợ nổi Cái Bè họp sớm', 83],
    ['Chợ nổi', 'Bài khác hẳn', 0],
    ['他在胡志明市工作', '他在河内市工作', 62],
    ['…', '!', 0],
  ])('of %j and %j is %i', (one, other, score) => {
    expect(likeness(one, other)).toBe(score);
  });
});
