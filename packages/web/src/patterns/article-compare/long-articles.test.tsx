import { countWords } from '@toasoan/contract/article/article-text.ts';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ArticleCompare } from './article-compare.tsx';
import { compareArticles, isChange } from './model/compare-articles.ts';
import { longArticle, withEdits } from './test-support/long-texts.ts';
import { articleOf } from './test-support/sample-articles.ts';

// How long comparisons take is measured by `npm run bench -- compare`.

test('20,000 words with 200 scattered edits show every change', async () => {
  const texts = longArticle(1);
  const before = articleOf(...texts);
  const after = articleOf(...withEdits(texts, 200));
  expect(countWords(before)).toBeGreaterThanOrEqual(20_000);
  await renderScreen(
    <Suspense>
      <ArticleCompare before={before} after={after} beforeLabel="Bản 12" afterLabel="Bản 13" />
    </Suspense>,
  );
  await expect.element(page.getByText(/1\d\d thay đổi/)).toBeVisible();
  await expect.element(page.getByText(/Một đoạn mới viết thêm vào giữa bài/)).toBeInTheDocument();
});

test('two articles of 20,000 words without a common word are compared', () => {
  const other = longArticle(3, ['one', 'two', 'three', 'four']);
  expect(compareArticles(articleOf(...longArticle(1)), articleOf(...other)).some(isChange)).toBe(true);
});
