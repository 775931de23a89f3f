import { ARTICLE_CORPUS } from '@toasoan/contract/article/article-corpus.ts';
import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { writtenText } from '@toasoan/contract/article/article-text.ts';
import { checkArticle } from '@toasoan/contract/article/check-article.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyEdited, articleOfBlocks } from '../../article-merge/test-support/edited-articles.ts';
import { articleOf, paragraph } from '../test-support/sample-articles.ts';
import { changesOfRows } from './changes-of-rows.ts';
import { chosenArticle } from './chosen-article.ts';
import { compareArticles } from './compare-articles.ts';

const changesIn = (before: ArticleDocument, after: ArticleDocument) =>
  changesOfRows(compareArticles(before, after));
const linesOf = (document: ArticleDocument) => document.content.map((block) => writtenText(block));

const list = (...items: string[]): ArticleNode => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
});

const corpus = fc.constantFrom(...ARTICLE_CORPUS.map(({ document }) => document));
const two = fc.oneof(
  anyEdited.map(({ base, mine }) => [articleOfBlocks(base), articleOfBlocks(mine)] as const),
  fc.tuple(corpus, corpus),
);

test('any choice among any changes is an article whose blocks are whole', () => {
  fc.assert(
    fc.property(two, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), ([before, after], said) => {
      const changes = changesIn(before, after);
      const chosen = chosenArticle(before, after, changes, (change) => said[change % 12] === true);
      expect(checkArticle(chosen).content.length).toBeGreaterThan(0);
      const known = new Set<unknown>([...before.content, ...after.content]);
      if (chosen.content.length > 1) expect(chosen.content.every((block) => known.has(block))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('all changes taken are the later article, none the earlier one', () => {
  fc.assert(
    fc.property(two, ([before, after]) => {
      const changes = changesIn(before, after);
      const all = chosenArticle(before, after, changes, () => true);
      expect(changesIn(all, after)).toEqual([]);
      if (changes.length === 0) return;
      expect(chosenArticle(before, after, changes, () => false)).toEqual(before);
      // One after the other, they lead to the same article.
      const steps = changes.map((_, last) =>
        chosenArticle(before, after, changes, (change) => change <= last),
      );
      expect(steps.at(-1)).toEqual(after);
    }),
    { numRuns: 300 },
  );
});

test('one of three changes is taken alone', () => {
  const before = articleOf('Giá lúa tăng nhẹ', 'Bà con gặt sớm', 'Chợ họp từ tờ mờ sáng');
  const after = articleOf('Giá lúa tăng mạnh', 'Bà con gặt muộn', 'Chợ họp từ tinh mơ sáng');
  const changes = changesIn(before, after);
  expect(changes).toHaveLength(3);
  expect(linesOf(chosenArticle(before, after, changes, (change) => change === 1))).toEqual([
    'Giá lúa tăng nhẹ',
    'Bà con gặt muộn',
    'Chợ họp từ tờ mờ sáng',
  ]);
});

test('a moved paragraph is one change, and is never lost or doubled', () => {
  const [one, other, last] = [
    'Đoạn một kể về mùa lúa',
    'Phần hai nói chuyện giá cả',
    'Kết luận của bài viết',
  ];
  const before = articleOf(one, other, last);
  const after = articleOf(other, `${last} này`, one);
  const changes = changesIn(before, after);
  expect(changes).toHaveLength(2);
  const lines = (taken: number) =>
    linesOf(chosenArticle(before, after, changes, (change) => change === taken));
  expect([lines(0), lines(1)].map((all) => all.filter((line) => line === one))).toEqual([[one], [one]]);
});

test('two changed items of a list are one change', () => {
  const doc = (...content: ArticleNode[]): ArticleDocument => ({ type: 'doc', content });
  const before = doc(paragraph('Việc cần làm'), list('gặt lúa sớm', 'phơi thóc', 'đi chợ phiên'));
  const after = doc(paragraph('Việc cần làm'), list('gặt lúa muộn', 'phơi thóc', 'đi chợ huyện'));
  expect(changesIn(before, after)).toHaveLength(1);
});
