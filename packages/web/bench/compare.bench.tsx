import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { wordsOfBlocks } from '@toasoan/contract/features/posts/notes/article-words.ts';
import { moveAnchors } from '@toasoan/contract/features/posts/notes/move-anchors.ts';
import { anchorAt } from '@toasoan/contract/features/posts/notes/note-anchor.ts';
import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { test } from 'vitest';
import { page } from 'vitest/browser';
import { ArticleCompare } from '#web/patterns/article-compare/article-compare.tsx';
import { compareArticles } from '#web/patterns/article-compare/model/compare-articles.ts';
import { longArticle, withEdits } from '#web/patterns/article-compare/test-support/long-texts.ts';
import { articleOf } from '#web/patterns/article-compare/test-support/sample-articles.ts';
import { renderScreen } from '../test/render-screen.tsx';
import { atMost } from './at-most.ts';
import { quickest } from './processor-time.ts';

const COMPARED_IN = 1_000;
const ANCHORS_IN = 100;

/** A screen that opens a comparison on a click, like the product: React schedules the rendering. */
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

test('compare and render', async (context) => {
  const texts = longArticle(1);
  await renderScreen(<Opener before={articleOf(...texts)} after={articleOf(...withEdits(texts, 200))} />);
  const button = page.getByRole('button', { name: 'So sánh' }).element() as HTMLElement;
  const isDrawn = () => document.querySelector('[data-place="0"]') !== null;
  const opened = await quickest(async () => {
    if (isDrawn()) flushSync(() => button.click());
    button.click();
    await until(isDrawn);
  });
  atMost(context, 'compare and draw 20,000 words with 200 scattered edits, ms', opened, COMPARED_IN);
});

test.for([
  ['chance words in common', longArticle(2)],
  ['nothing in common', longArticle(3, ['one', 'two', 'three', 'four'])],
  ['every paragraph elsewhere', longArticle(1).toReversed()],
] as const)('compare with %s', async ([what, texts], context) => {
  const [before, after] = [articleOf(...longArticle(1)), articleOf(...texts)];
  const taken = await quickest(() => compareArticles(before, after));
  atMost(context, `compare 20,000 words with ${what}, ms`, taken, COMPARED_IN);
});

test('compare one paragraph', async (context) => {
  const [before, after] = [articleOf(longArticle(1).join(' ')), articleOf(longArticle(2).join(' '))];
  const taken = await quickest(() => compareArticles(before, after));
  atMost(context, 'compare one paragraph of 20,000 words with another, ms', taken, COMPARED_IN);
});

test('locate notes again', async (context) => {
  const sentence = (index: number) =>
    `Câu số ${index} nói rằng giá xăng ở Đà Nẵng tăng ${index % 7} đồng một lít. `;
  const blocks = Array.from({ length: 400 }, (_, block) =>
    Array.from({ length: 4 }, (_, part) => sentence(block * 4 + part)).join(''),
  );
  const old = wordsOfBlocks(blocks);
  const next = wordsOfBlocks(
    blocks.map((block, index) => (index % 3 === 0 ? block.replace('nói rằng', 'cho hay, hôm nay,') : block)),
  );
  const anchors = Array.from({ length: 200 }, (_, index) => {
    const start = old.text.indexOf('giá xăng', index * 480);
    return anchorAt(old, { start, end: start + 23 });
  });
  const taken = await quickest(() => moveAnchors(old, next, anchors));
  atMost(context, 'find 200 notes again in 20,000 changed words, ms', taken, ANCHORS_IN);
});
