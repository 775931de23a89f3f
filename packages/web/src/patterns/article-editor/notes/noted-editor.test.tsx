import { wordsOfBlocks } from '@toasoan/contract/features/posts/notes/article-words.ts';
import { anchorAt } from '@toasoan/contract/features/posts/notes/note-anchor.ts';
import { expect, test } from 'vitest';
import { articleOf, openArticle } from '../../../../test/open-article.tsx';
import { notedEditor } from './noted-editor.ts';

test('a note that is shown again keeps its moved place, and a new one is found by its words', async () => {
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
