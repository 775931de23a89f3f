import { expect, test } from 'vitest';
import { ARTICLE_CORPUS } from './article-corpus.ts';
import type { ArticleNode } from './article-node.ts';
import { articleText, countWords, isBlankArticle, readingMinutes } from './article-text.ts';
import { emptyDocument } from './document.ts';

const text = (words: string): ArticleNode => ({ type: 'text', text: words });
const bold = (words: string): ArticleNode => ({ type: 'text', marks: [{ type: 'bold' }], text: words });
const p = (...content: ArticleNode[]): ArticleNode => ({ type: 'paragraph', content });

test('a mark within a word does not split it', () => {
  expect(countWords({ type: 'doc', content: [p(text('đ'), bold('ồng')), p(text('bào'))] })).toBe(2);
});

test('every block and line break starts a new line', () => {
  const found = ARTICLE_CORPUS.find(({ name }) => name === 'a table with a head and spans');
  expect(articleText(found?.document ?? emptyDocument)).toBe(
    'Loại vé\nGiá\nVé lượt\n10.000 đồng\n30.000 đồng\nNguồn: ban quản lý',
  );
  expect(articleText({ type: 'doc', content: [p(text('a'), { type: 'hardBreak' }, text('b'))] })).toBe(
    'a\nb',
  );
});

test('reading takes a minute per 240 syllables, rounded up', () => {
  expect([0, 1, 240, 241, 1248].map(readingMinutes)).toEqual([0, 1, 1, 2, 6]);
});

test('an article of spaces and empty blocks is blank', () => {
  expect(isBlankArticle(emptyDocument)).toBe(true);
  expect(isBlankArticle({ type: 'doc', content: [p(text('\u00A0 ')), { type: 'horizontalRule' }] })).toBe(
    true,
  );
  expect(isBlankArticle({ type: 'doc', content: [p(text('…'))] })).toBe(false);
});

test('an article with only a video is not blank, and its caption counts as words', () => {
  const attrs = { provider: 'youtube', id: 'dQw4w9WgXcQ', title: '', caption: 'Lúa chín' };
  const document: ArticleNode = { type: 'doc', content: [{ type: 'embed', attrs }, p(text('Nghệ An'))] };
  expect(articleText(document)).toBe('Lúa chín\nNghệ An');
  expect(
    isBlankArticle({ type: 'doc', content: [{ type: 'embed', attrs: { ...attrs, caption: '' } }] }),
  ).toBe(false);
});
