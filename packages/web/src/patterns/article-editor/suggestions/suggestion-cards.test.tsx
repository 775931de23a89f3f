import type { ArticleDocument, ArticleMark } from '@toasoan/contract/article/article-node.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { articleText } from '../../../../test/open-article.tsx';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { ArticleEditor } from '../article-editor.tsx';
import { createLiveArticle, type LiveArticle } from '../live-article.ts';

let live: LiveArticle | undefined;
beforeEach(() => page.viewport(1440, 800));
afterEach(() => live?.destroy());

const added = (id: string): ArticleMark => ({
  type: 'insertion',
  attrs: { id, authorId: '7', authorName: 'Trần Biên Tập', time: '2026-11-22T03:00:00.000Z' },
});
const line = (id: string, words: string): ArticleDocument['content'][number] => ({
  type: 'paragraph',
  content: [
    { type: 'text', text: 'Chợ phiên ' },
    { type: 'text', text: words, marks: [added(id)] },
  ],
});

async function open(...content: ArticleDocument['content']): Promise<LiveArticle> {
  const article = createLiveArticle({ type: 'doc', content });
  live = article;
  await renderScreen(
    <main>
      <ArticleEditor article={article} />
    </main>,
  );
  await expect.element(page.getByRole('textbox', { name: 'Nội dung bài viết' })).toBeVisible();
  return article;
}
const card = (words: string) => page.getByRole('group', { name: /^Đề xuất/ }).filter({ hasText: words });
const boxOf = (key: string) =>
  document.querySelector<HTMLElement>(`[data-margin-card="${key}"]`)?.getBoundingClientRect();

test('suggestions of neighbouring lines stand beside them without overlap, and are decided there', async () => {
  const article = await open(line('suggest-a', 'sớm'), line('suggest-b', 'muộn'), line('suggest-c', 'đông'));
  await expect.element(card('sớm')).toBeVisible();
  await expect.poll(() => (boxOf('suggest-b')?.top ?? 0) >= (boxOf('suggest-a')?.bottom ?? 9_999)).toBe(true);
  await expect.poll(() => (boxOf('suggest-c')?.top ?? 0) >= (boxOf('suggest-b')?.bottom ?? 9_999)).toBe(true);
  await userEvent.click(card('muộn').getByRole('button', { name: 'Nhận đề xuất' }));
  await expect.element(card('muộn')).not.toBeInTheDocument();
  await expect.element(articleText()).toHaveFocus();
  expect(JSON.stringify(article.document().content[1])).not.toContain('insertion');
});

test('mouse and keys highlight words and card together', async () => {
  const article = await open(line('suggest-a', 'sớm'), line('suggest-b', 'muộn'));
  await expect.element(card('sớm')).toBeVisible();
  await userEvent.hover(articleText().getByText('muộn'));
  const pointed = () => document.querySelector<HTMLElement>('[data-pointed]')?.dataset.marginCard;
  await expect.poll(pointed).toBe('suggest-b');
  await userEvent.hover(card('sớm'));
  await expect.poll(() => [...(CSS.highlights.get('suggestion-at-hand') ?? [])].join()).toBe('sớm');
  article.focusStart();
  await userEvent.keyboard('{Control>}{Alt>}jj{/Alt}{/Control}');
  await expect.element(card('muộn')).toHaveAttribute('aria-current', 'true');
});
