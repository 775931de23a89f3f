import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { countWords } from '@toasoan/contract/article/article-text.ts';
import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { slowness, takenBy } from '../../../test/processor-time.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ArticleCompare } from './article-compare.tsx';
import { compareArticles, isChange } from './model/compare-articles.ts';
import { articleOf } from './test-support/sample-articles.ts';

const PARAGRAPHS = 500;
const WORDS = 40;
const SYLLABLES =
  'mùa lúa chín ở Mường Lống bà con gặt từ tờ mờ sáng và năm nay được giá nên ai cũng vui của các xã vùng cao tỉnh Nghệ An'.split(
    ' ',
  );

/** A fixed seed, so that a slow run is reproducible. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function longArticle(seed: number, syllables = SYLLABLES): string[] {
  const random = randomFrom(seed);
  const word = () => syllables[Math.floor(random() * syllables.length)] ?? '';
  return Array.from({ length: PARAGRAPHS }, () => Array.from({ length: WORDS }, word).join(' '));
}

/** Words replaced, inserted and deleted all over the text, and some paragraphs too. */
function withEdits(texts: readonly string[], edits: number): string[] {
  const random = randomFrom(7);
  const edited = texts.map((text) => text.split(' '));
  for (let edit = 0; edit < edits; edit += 1) {
    const words = edited[Math.floor(random() * edited.length)] ?? [];
    const at = Math.floor(random() * words.length);
    words.splice(at, edit % 3 === 0 ? 0 : 1, ...(edit % 3 === 1 ? [] : ['thay-mới']));
  }
  const lines = edited.map((words) => words.join(' '));
  lines.splice(100, 2);
  lines.splice(300, 0, 'Một đoạn mới viết thêm vào giữa bài');
  return lines;
}

/** Milliseconds of work, the fastest of three rounds: the first one fetches and compiles. */
async function quickest(run: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) times.push((await takenBy(run)) / (await slowness()));
  return Math.min(...times);
}

/** A screen that opens a comparison on a click, as the product does: React schedules the rendering. */
function Opener({ before, after }: { readonly before: ArticleDocument; readonly after: ArticleDocument }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Suspense>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        So sánh
      </button>
      {isOpen && <ArticleCompare before={before} after={after} beforeLabel="Bản 12" afterLabel="Bản 13" />}
    </Suspense>
  );
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(requestAnimationFrame);
}

test('20,000 words with 200 scattered edits are compared and rendered within a second', async () => {
  const texts = longArticle(1);
  const before = articleOf(...texts);
  const after = articleOf(...withEdits(texts, 200));
  expect(countWords(before)).toBeGreaterThanOrEqual(20_000);
  await renderScreen(<Opener before={before} after={after} />);
  const button = page.getByRole('button', { name: 'So sánh' }).element() as HTMLElement;
  const isDrawn = () => document.querySelector('[data-place="0"]') !== null;
  const opened = await quickest(async () => {
    // Closed first: the first time fetches the texts.
    if (isDrawn()) flushSync(() => button.click());
    button.click();
    await until(isDrawn);
  });
  await expect.element(page.getByText(/1\d\d thay đổi/)).toBeVisible();
  await expect.element(page.getByText(/Một đoạn mới viết thêm vào giữa bài/)).toBeInTheDocument();
  expect(opened).toBeLessThan(1000);
});

test.for([
  ['chance words in common', longArticle(2)],
  ['nothing in common', longArticle(3, ['one', 'two', 'three', 'four'])],
  ['every paragraph elsewhere', longArticle(1).toReversed()],
] as const)('two articles of 20,000 words with %s are compared within a second', async ([, texts]) => {
  const before = articleOf(...longArticle(1));
  const after = articleOf(...texts);
  expect(compareArticles(before, after).some(isChange)).toBe(true);
  expect(await quickest(() => compareArticles(before, after))).toBeLessThan(1000);
});

test('one paragraph of 20,000 words against another is compared within a second', async () => {
  const [before, after] = [articleOf(longArticle(1).join(' ')), articleOf(longArticle(2).join(' '))];
  expect(compareArticles(before, after).some(isChange)).toBe(true);
  expect(await quickest(() => compareArticles(before, after))).toBeLessThan(1000);
});
