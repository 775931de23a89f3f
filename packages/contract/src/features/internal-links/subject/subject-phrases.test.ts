import { expect, test } from 'vitest';
import { sharedPhrases, TextSyllables } from './subject-phrases.ts';

const phrases = (title: string, ...lines: string[]) => sharedPhrases(title, new TextSyllables(lines));

test.each([
  ['a run of three syllables', 'Giữ nghề tranh Đông Hồ', 'Về làng tranh đông hồ', ['tranh Đông Hồ']],
  ['a name of two', 'Hội An vào thu', 'Phố cổ Hội An', ['Hội An']],
  ['two common words', 'Làng nghề vào thu', 'Một làng nghề cũ', []],
  [
    'empty words around a phrase',
    'Của làng gốm Bát Tràng và',
    'Của làng gốm Bát Tràng và',
    ['làng gốm Bát Tràng'],
  ],
  ['empty words alone', 'Trong những năm qua', 'trong những năm qua', []],
  ['the other place of a tone', 'Lễ hội Hoà Bình', 'lễ hội Hòa Bình', ['Lễ hội Hoà Bình']],
  ['other marks', 'Con má nhà lá', 'con ma nha la', []],
  ['a phrase over a full stop', 'Chợ nổi Cái Răng', 'Ra chợ nổi. Cái Răng', ['Cái Răng']],
  ['a part of a syllable', 'Thành phố Huế', 'Thành phố huếch', []],
])('%s', (_name, title, text, expected) => {
  expect(phrases(title, text)).toEqual(expected);
});

test('the longest phrase comes first, and none that stands within a longer one', () => {
  expect(phrases('Đền Hùng mở hội đền Hùng Phú Thọ', 'Đền Hùng. Hội đền Hùng Phú Thọ')).toEqual([
    'hội đền Hùng Phú Thọ',
  ]);
});

test('a run goes on to its longest end, wherever in the text it begins', () => {
  expect(
    phrases('Chợ nổi Cái Răng Cần Thơ', 'Chợ nổi cũ', 'Sáng ở chợ nổi Cái Răng', 'Răng Cần Thơ'),
  ).toEqual(['Chợ nổi Cái Răng', 'Răng Cần Thơ']);
});
