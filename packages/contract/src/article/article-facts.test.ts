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

test.each(ARTICLE_CORPUS)('words and blankness of $name equal those of the whole article', ({ document }) => {
  const { words, isBlank } = articleFacts(document, []);
  expect({ words, isBlank }).toEqual({ words: countWords(document), isBlank: isBlankArticle(document) });
});

describe('links', () => {
  test("are internal on the project's hosts, with and without www, and on paths", () => {
    expect(
      linked('/van-hoa', 'https://toasoan.vn/a', 'http://WWW.TOASOAN.VN', 'https://tin.vn?x'),
    ).toMatchObject({
      linksInside: 4,
      linksOutside: 0,
      linksMalformed: 0,
    });
  });

  test('are external on every other host, even on a similar one', () => {
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

  test('count once across several marks, and twice with words between', () => {
    const mark = link('https://a.vn');
    const bold: ArticleMark = { type: 'bold' };
    expect(facts(p(text('một', mark), text('hai', mark, bold), text(' '), text('ba', mark)))).toMatchObject({
      linksOutside: 2,
    });
  });
});

describe('headings', () => {
  test('go down one level at a time and up by any number', () => {
    expect(facts(h(2), h(3), h(4), h(2), h(3))).toMatchObject({ headings: 5, headingJumps: 0 });
  });

  test('jump if a level is omitted, also before the first one', () => {
    expect(facts(h(3), h(2), h(4), { type: 'blockquote', content: [h(2), h(4)] })).toMatchObject({
      headings: 5,
      headingJumps: 3,
    });
  });
});

test('videos count in any position', () => {
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
