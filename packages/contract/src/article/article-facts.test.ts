import { describe, expect, test } from 'vitest';
import { ARTICLE_CORPUS } from './article-corpus.ts';
import { articleFacts } from './article-facts.ts';
import type { ArticleMark, ArticleNode } from './article-node.ts';
import { countWords, isBlankArticle } from './article-text.ts';

const text = (words: string, ...marks: ArticleMark[]): ArticleNode => ({ type: 'text', marks, text: words });
const p = (...content: ArticleNode[]): ArticleNode => ({ type: 'paragraph', content });
const h = (level: number): ArticleNode => ({ type: 'heading', attrs: { level }, content: [text('mục')] });
const link = (href: string): ArticleMark => ({
  type: 'link',
  attrs: { href, newTab: false, nofollow: false },
});
const facts = (...content: ArticleNode[]) =>
  articleFacts({ type: 'doc', content }, ['ToaSoan.vn', 'www.tin.vn']);
const linked = (...addresses: string[]) => facts(p(...addresses.map((href) => text(href, link(href)))));

test.each(ARTICLE_CORPUS)('words and blankness of $name are those of the whole article', ({ document }) => {
  const { words, isBlank } = articleFacts(document, []);
  expect({ words, isBlank }).toEqual({ words: countWords(document), isBlank: isBlankArticle(document) });
});

describe('links', () => {
  test('are inside on the own hosts, with and without www, and on paths', () => {
    expect(
      linked('/van-hoa', 'https://toasoan.vn/a', 'http://WWW.TOASOAN.VN', 'https://tin.vn?x'),
    ).toMatchObject({
      linksInside: 4,
      linksOutside: 0,
      linksMalformed: 0,
    });
  });

  test('are outside on every other host, one that only looks like an own one too', () => {
    expect(
      linked('https://toasoan.vn.evil.vn', 'https://báo.vn:8080/x', 'https://tin.toasoan.vn'),
    ).toMatchObject({
      linksInside: 0,
      linksOutside: 3,
      linksMalformed: 0,
    });
  });

  test.each([
    'https://nghean',
    'https://https://a.vn',
    'https://a..vn/',
    'https://.vn',
    'mailto:a@b',
    'mailto:a@b.',
  ])('%s leads nowhere', (address) => {
    expect(linked(address)).toMatchObject({ linksInside: 0, linksOutside: 0, linksMalformed: 1 });
  });

  test('to mail and phone are neither', () => {
    expect(linked('mailto:toasoan@vi-du.vn?subject=Tin', 'tel:+842383123456')).toMatchObject({
      linksInside: 0,
      linksOutside: 0,
      linksMalformed: 0,
    });
  });

  test('count once however many marks divide their words, and twice with words between', () => {
    const mark = link('https://a.vn');
    const bold: ArticleMark = { type: 'bold' };
    expect(facts(p(text('một', mark), text('hai', mark, bold), text(' '), text('ba', mark)))).toMatchObject({
      linksOutside: 2,
    });
  });
});

describe('headings', () => {
  test('go down one level at a time and up as they like', () => {
    expect(facts(h(2), h(3), h(4), h(2), h(3))).toMatchObject({ headings: 5, headingJumps: 0 });
  });

  test('jump where a level is left out, before the first one too', () => {
    expect(facts(h(3), h(2), h(4), { type: 'blockquote', content: [h(2), h(4)] })).toMatchObject({
      headings: 5,
      headingJumps: 3,
    });
  });
});

test('videos count wherever they stand', () => {
  const embed: ArticleNode = {
    type: 'embed',
    attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ', title: '', caption: 'Lúa chín' },
  };
  expect(facts(embed, { type: 'blockquote', content: [embed] })).toMatchObject({
    embeds: 2,
    words: 4,
    isBlank: false,
  });
});
