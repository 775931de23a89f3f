import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { emptyDocument } from '@toasoan/contract/article/document.ts';
import { Activity, Suspense, useState } from 'react';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { ArticleEditor } from '#web/patterns/article-editor/article-editor.tsx';
import { createLiveArticle, type LiveArticle } from '#web/patterns/article-editor/live-article.ts';
import { renderScreen } from './render-screen.tsx';

export const paragraph = (text: string): ArticleNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});
export const articleOf = (...texts: string[]): ArticleDocument => ({
  type: 'doc',
  content: texts.map(paragraph),
});

let live: LiveArticle | undefined;
afterEach(() => live?.destroy());

/** The editor in a page that a test hides and shows like a tab. */
function Tab({ article }: { readonly article: LiveArticle }) {
  const [isShown, setIsShown] = useState(true);
  return (
    <Suspense>
      <button type="button" onClick={() => setIsShown(!isShown)}>
        Đổi thẻ
      </button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <ArticleEditor article={article} />
      </Activity>
    </Suspense>
  );
}

export async function openArticle(document: ArticleDocument = emptyDocument): Promise<LiveArticle> {
  const article = createLiveArticle(document);
  live = article;
  await renderScreen(<Tab article={article} />);
  await expect.element(articleText()).toBeVisible();
  return article;
}

export const articleText = () => page.getByRole('textbox', { name: 'Nội dung bài viết' });
export const tool = (name: string) => page.getByRole('button', { name, exact: true });
export const htmlOf = (article: LiveArticle) => article.editor.getHTML();

export async function atEnd(article: LiveArticle): Promise<void> {
  article.editor.commands.focus('end');
  await expect.element(articleText()).toHaveFocus();
}

/** Selects the whole text and waits for the focus, which the editor takes with the next frame. */
export async function chooseAll(article: LiveArticle): Promise<void> {
  await atEnd(article);
  article.editor.commands.selectAll();
}
