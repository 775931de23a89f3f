import { expect, test } from 'vitest';
import { reword, sayer } from './wordings.ts';

const artisan = { lang: 'en', wordings: ['craftsman', 'folk artist'], target: 'artisan' } as const;
const en = (text: string) => reword(text, artisan).text;

test('whole words are replaced, and words that hold them are not', () => {
  expect(en('A craftsman and a folk  artist. Craftsmanship lives; craftsmen do.')).toBe(
    'A artisan and a artisan. Craftsmanship lives; craftsmen do.',
  );
  expect(reword('No such word', artisan)).toEqual({ text: 'No such word', count: 0, found: [] });
  expect(reword('craftsman, folk artist, craftsman', artisan)).toMatchObject({
    count: 3,
    found: ['craftsman', 'folk artist'],
  });
});

test('a capital at the front and capitals throughout are kept', () => {
  expect(en('Craftsman. CRAFTSMAN! craftsman’s')).toBe('Artisan. ARTISAN! artisan’s');
});

test('a wording with a capital is found as it is written, or in capitals throughout', () => {
  const names = { lang: 'en', wordings: ['Mam Xoi slope'], target: 'Mâm Xôi hill' } as const;
  expect(reword('Mam Xoi slope, MAM XOI SLOPE, mam xoi slope', names).text).toBe(
    'Mâm Xôi hill, MÂM XÔI HILL, mam xoi slope',
  );
});

test('marks count, and composed and decomposed letters are one', () => {
  const vi = { lang: 'vi', wordings: ['thợ thủ công'], target: 'nghệ nhân' } as const;
  expect(reword('Tho thu cong, thợ thủ công'.normalize('NFD'), vi).text).toBe('Tho thu cong, nghệ nhân');
  expect(reword('má', { lang: 'vi', wordings: ['ma'], target: 'x' }).count).toBe(0);
});

test('what already says the new wording stays', () => {
  const rule = { lang: 'en', wordings: ['artist'], target: 'folk artist' } as const;
  expect(reword('The folk artist and the artist', rule).text).toBe('The folk artist and the folk artist');
});

test('tags stay, also inside the words, and are no words themselves', () => {
  expect(en('<g1>Craftsman</g1> of <g2>folk</g2> artist<x3/>')).toBe(
    '<g1>Artisan</g1> of <g2>artisan</g2><x3/>',
  );
  expect(reword('<g1>a</g1>', { lang: 'en', wordings: ['g1'], target: 'x' }).count).toBe(0);
});

test('scripts without blanks are searched inside, and never cut through a letter', () => {
  const zh = { lang: 'zh', wordings: ['工匠'], target: '艺人' } as const;
  expect(reword('这位工匠来自北宁。', zh).text).toBe('这位艺人来自北宁。');
  expect(reword('กา', { lang: 'th', wordings: ['ก'], target: 'ข' }).text).toBe('ขา');
  expect(reword('กี่', { lang: 'th', wordings: ['ก'], target: 'ข' }).count).toBe(0);
  expect(reword('VNPAY和VN', { lang: 'zh', wordings: ['VN'], target: '越南' }).text).toBe('VNPAY和越南');
  expect(reword('장인이 왔다. 시장인', { lang: 'ko', wordings: ['장인'], target: '명인' }).text).toBe(
    '명인이 왔다. 시장인',
  );
});

test('signs of a pattern are plain signs', () => {
  const rule = { lang: 'en', wordings: ['(a.b)*', 'C++'], target: 'x' } as const;
  expect(reword('(a.b)* and C++ and aab', rule).text).toBe('x and x and aab');
});

test('a source says a term by the same rules', () => {
  const says = sayer('nghệ nhân', 'vi');
  expect(says('Gặp Nghệ nhân giữ lửa')).toBe(true);
  expect(says('nghe nhan')).toBe(false);
});
