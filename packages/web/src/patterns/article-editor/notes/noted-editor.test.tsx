import { wordsOfBlocks } from '@toasoan/contract/features/posts/notes/article-words.ts';
import { anchorAt } from '@toasoan/contract/features/posts/notes/note-anchor.ts';
import { expect, test } from 'vitest';
import { articleOf, articleText, openArticle } from '../../../../test/open-article.tsx';
import { slowness, takenBy } from '../../../../test/processor-time.ts';
import type { LiveArticle } from '../live-article.ts';
import { notedEditor } from './noted-editor.ts';

const BLOCKS = Array.from({ length: 400 }, (_, index) =>
  `Đoạn ${index} kể rằng ${'giá xăng ở Đà Nẵng lại tăng. '.repeat(6)}`.trim(),
);
const NOTES = Array.from({ length: 200 }, (_, index) => {
  const words = wordsOfBlocks(BLOCKS);
  const start = words.text.indexOf(`Đoạn ${index * 2} `);
  return { id: String(index), anchor: anchorAt(words, { start, end: start + 20 }), mustFix: index % 5 === 0 };
});

/** Milliseconds per typed letter in the middle of the article. */
async function typing(article: LiveArticle): Promise<number> {
  const { view } = article.editor;
  const at = Math.floor(view.state.doc.content.size / 2);
  const taken = await takenBy(() => {
    for (let letter = 0; letter < 60; letter += 1) view.dispatch(view.state.tr.insertText('a', at));
  });
  return taken / 60;
}

test('200 notes in a long article hardly slow down typing', async () => {
  const article = await openArticle(articleOf(...BLOCKS));
  await typing(article);
  const bare = await typing(article);
  const noted = notedEditor(article);
  noted.show(NOTES);
  expect(noted.places().size).toBe(200);
  const withNotes = await typing(article);
  expect((withNotes - bare) / (await slowness())).toBeLessThan(4);
  expect(articleText().element().querySelectorAll('[class*="passage"]').length).toBe(200);
});

test('notes shown again stay at their tracked position, others are searched', async () => {
  const article = await openArticle(articleOf('Một hai ba.', 'Hai ba bốn.'));
  const words = wordsOfBlocks(['Một hai ba.', 'Hai ba bốn.']);
  const note = (id: string, start: number) => ({
    id,
    anchor: anchorAt(words, { start, end: start + 2 }),
    mustFix: false,
  });
  const noted = notedEditor(article);
  noted.show([note('1', 8)]);
  article.editor.view.dispatch(article.editor.state.tr.insertText('Mở đầu. ', 1));
  noted.show([note('1', 8), note('2', 16)]);
  expect([...noted.places()]).toEqual([
    ['1', 17],
    ['2', 26],
  ]);
  noted.show([note('2', 16)]);
  expect([...noted.places().keys()]).toEqual(['2']);
});
