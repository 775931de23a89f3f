import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { articleOf } from '../../../test/open-article.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { createLiveArticle, type LiveArticle } from './live-article.ts';
import { useEditorSnapshot } from './use-editor-snapshot.ts';

/** Rendered again with each press, as a toolbar is with its page. */
function Marks({ article }: { readonly article: LiveArticle }) {
  const [presses, setPresses] = useState(0);
  const marks = useEditorSnapshot(article.editor, ({ schema }) => Object.keys(schema.marks).length > 0);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {presses} {marks ? 'có' : 'không'}
    </button>
  );
}

test('a screen that outlives its editor keeps the last fact about it', async () => {
  const article = createLiveArticle(articleOf('Đêm hội'));
  await renderScreen(<Marks article={article} />);
  await expect.element(page.getByRole('button', { name: '0 có' })).toBeVisible();
  article.destroy();
  await userEvent.click(page.getByRole('button'));
  await expect.element(page.getByRole('button', { name: '1 có' })).toBeVisible();
});
