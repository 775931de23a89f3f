import { describe, expect, test } from 'vitest';
import { type Term, termIndex } from './term-index.ts';
import { findTerms } from './term-matching.ts';

let id = 0;
function term(source: string, more: Partial<Term> = {}): Term {
  id += 1;
  return {
    id: String(id),
    source,
    target: '',
    forbidden: [],
    caseSensitive: false,
    matchMode: 'PHRASE',
    priority: 50,
    note: '',
    ...more,
  };
}
const said = (text: string, ...terms: Term[]) =>
  findTerms(text, terms).map(({ term: { source }, start, end }) => [source, text.slice(start, end)]);

describe('A phrase is found by whole syllables with their marks', () => {
  test.each([
    ['within a sentence', 'Người nghệ nhân già.', 'nghệ nhân', ['nghệ nhân']],
    ['in other case', 'NGHỆ NHÂN', 'nghệ nhân', ['NGHỆ NHÂN']],
    ['with the tone at its other place', 'hoà bình', 'hòa bình', ['hoà bình']],
    ['decomposed', 'nghệ nhân'.normalize('NFD'), 'nghệ nhân', ['nghệ nhân'.normalize('NFD')]],
    ['not with other marks', 'má và mà', 'ma', []],
    ['not within a syllable', 'màu', 'mà', []],
    ['not over a full stop', 'Ông là nghệ. Nhân dịp này', 'nghệ nhân', []],
    ['over a hyphen', 'Ba-na', 'Ba na', ['Ba-na']],
  ])('%s: %j, %j', (_title, text, source, found) => {
    expect(said(text, term(source)).map(([, words]) => words)).toEqual(found);
  });

  test('an exact word takes no other spelling, a case-sensitive one no other case', () => {
    expect(said('hoà bình, Hòa bình', term('hòa bình', { matchMode: 'EXACT_WORD' }))).toEqual([
      ['hòa bình', 'Hòa bình'],
    ]);
    expect(said('đảng, Đảng', term('Đảng', { caseSensitive: true }))).toEqual([['Đảng', 'Đảng']]);
  });
});

describe('Of several terms at one place', () => {
  test('the longest is found, and what it covers is not found again', () => {
    const terms = [term('Thành phố'), term('Thành phố Hồ Chí Minh'), term('Hồ Chí Minh')];
    expect(said('Thành phố Hồ Chí Minh, thành phố Huế, Hồ Chí Minh', ...terms)).toEqual([
      ['Thành phố Hồ Chí Minh', 'Thành phố Hồ Chí Minh'],
      ['Thành phố', 'thành phố'],
      ['Hồ Chí Minh', 'Hồ Chí Minh'],
    ]);
  });

  test('the one of higher priority is found, whatever their order', () => {
    const [low, high] = [term('chợ nổi'), term('Chợ nổi', { priority: 90 })];
    expect(said('chợ nổi', low, high)).toEqual([['Chợ nổi', 'chợ nổi']]);
    expect(said('chợ nổi', high, low)).toEqual([['Chợ nổi', 'chợ nổi']]);
  });
});

describe('Scripts without spaces', () => {
  test.each([
    ['Chinese', '他在胡志明市工作', '胡志明市'],
    ['Japanese', 'ハノイは首都です', '首都'],
    ['one character', '中国', '国'],
    ['Thai', 'เขาอยู่ที่กรุงเทพมหานคร', 'กรุงเทพ'],
    ['Khmer', 'ខ្ញុំនៅភ្នំពេញ', 'ភ្នំពេញ'],
  ])('%s: a term is found within a run of characters', (_title, text, source) => {
    expect(said(text, term(source))).toEqual([[source, source]]);
  });

  test('a term does not end before a mark of its last character', () => {
    expect(said('กี', term('ก'))).toEqual([]);
  });
});

test('an expression is found by the matcher that is given, and by none without it', () => {
  const year = term('năm \\d{4}', { matchMode: 'REGEX' });
  const read = (expression: string) => (text: string) =>
    [...text.matchAll(new RegExp(expression, 'g'))].map(({ 0: { length }, index }) => ({
      start: index,
      end: index + length,
    }));
  const hits = findTerms('Tết năm 2027', termIndex([year], read));
  expect(hits).toEqual([{ term: year, start: 4, end: 12 }]);
  expect(findTerms('Tết năm 2027', [year])).toEqual([]);
});

test('an index finds in every text what the terms themselves find', () => {
  const terms = ['một', 'một hai', 'hai ba', 'ba', 'bốn 中', '中国'].map((source) => term(source));
  const index = termIndex(terms);
  for (const text of ['một hai ba bốn', 'hai ba một 中国', 'ba-một\nhai ba', ''])
    expect(findTerms(text, index)).toEqual(findTerms(text, terms));
});
