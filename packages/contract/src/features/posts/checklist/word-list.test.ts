import { describe, expect, it, test } from 'vitest';
import type { ArticleDocument } from '../../../article/article-node.ts';
import { mergeWords } from './word-list.ts';
import { findListed, sentenceLength } from './wording.ts';

const body = (...paragraphs: readonly string[]): ArticleDocument => ({
  type: 'doc',
  content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

describe('a listed word', () => {
  test.each<[string, string, string, boolean]>([
    ['itself', 'ma túy', 'Bắt nhóm buôn ma túy lớn.', true],
    ['itself in capitals', 'ma túy', 'TRIỆT PHÁ ĐƯỜNG DÂY MA TÚY', true],
    ['itself without its marks', 'ma túy', 'buon ma tuy qua bien gioi', true],
    ['itself where the tone stands elsewhere', 'hoà', 'hoa', true],
    ['no other marking', 'đĩ', 'Chúng tôi đi Sa Pa.', false],
    ['every marking, listed without marks', 'ma tuy', 'Tội phạm ma túy', true],
    ['no part of a word', 'lan', 'làng', false],
    ['no words that only stand near', 'cá độ', 'cá nhân và độ tuổi', false],
    ['nothing over the end of a sentence', 'cá độ', 'Mâm cơm có cá. Độ chín vừa tới.', false],
    ['an abbreviation with its stops', 'TP.HCM', 'Người dân TP.HCM', true],
    ['words parted by more than a space', 'cá độ', 'cá  độ', true],
  ])('finds %s', (_, word, text, found) => {
    expect(findListed([word], body('Đoạn đầu.', text), [])).toEqual(found ? [word] : []);
  });

  it('is found in the headline too, and reported once', () => {
    expect(findListed(['cá độ', 'ma túy'], body('Cá độ, lại cá độ.'), ['Bắt nhóm ma túy'])).toEqual([
      'ma túy',
      'cá độ',
    ]);
  });
});

test('is found in the parts of a live blog and of an interview', () => {
  const parts = [
    { title: 'Phút 90', text: 'Nghi án cá độ.' },
    { question: 'Ma túy?', answer: 'Không.' },
  ];
  expect(findListed(['cá độ', 'ma túy'], body(), [], parts)).toEqual(['cá độ', 'ma túy']);
});

test.each<[string, readonly string[], readonly string[]]>([
  ['keeps the first of words that differ in case', ['Cá độ', 'cá ĐỘ'], ['Cá độ']],
  ['keeps words that differ in their marks', ['đĩ', 'đi'], ['đĩ', 'đi']],
  ['keeps the word without marks alone, whatever its place', ['ma túy', 'ma tuy', 'mả tuy'], ['ma tuy']],
  ['drops what holds no word', ['…', 'từ'], ['từ']],
])('a list %s', (_, words, kept) => {
  expect(mergeWords(words)).toEqual(kept);
});

test.each<[string, ArticleDocument, number]>([
  ['nothing', body(), 0],
  ['two sentences', body('Một hai ba. Bốn năm sáu bảy tám!'), 4],
  ['a figure with a stop', body('Giá tăng 1.200 đồng một lít.'), 7],
  ['a paragraph without a stop', body('Một hai', 'Ba bốn năm sáu'), 3],
])('the length of sentences: %s', (_, content, length) => {
  expect(sentenceLength(content)).toBe(length);
});
