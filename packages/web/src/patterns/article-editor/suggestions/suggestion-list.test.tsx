import type { ArticleDocument, ArticleMark } from '@toasoan/contract/article/article-node.ts';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { articleOf } from '../../../../test/open-article.tsx';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { ArticleEditor } from '../article-editor.tsx';
import { createLiveArticle, type LiveArticle } from '../live-article.ts';
import { SuggestionList } from './suggestion-list.tsx';

let live: LiveArticle | undefined;
// Without a margin, cards stand over the text.
beforeEach(() => page.viewport(1200, 800));
afterEach(() => {
  live?.destroy();
  delete document.documentElement.dataset.theme;
});

const mark = (
  type: 'insertion' | 'deletion',
  id: string,
  authorId: string,
  authorName: string,
): ArticleMark => ({
  type,
  attrs: { id, authorId, authorName, time: '2026-11-22T03:00:00.000Z' },
});
const SUGGESTED: ArticleDocument = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Lúa ' },
        { type: 'text', text: 'chín', marks: [mark('deletion', 'suggest-1', '7', 'Trần Biên Tập')] },
        { type: 'text', text: 'vàng', marks: [mark('insertion', 'suggest-1', '7', 'Trần Biên Tập')] },
        { type: 'text', text: ' đồng' },
        { type: 'text', text: ' xa', marks: [mark('insertion', 'suggest-2', '8', 'Lê Thư Ký')] },
      ],
    },
    { type: 'horizontalRule', marks: [mark('deletion', 'suggest-3', '8', 'Lê Thư Ký')] },
  ],
};

async function open(document = SUGGESTED): Promise<LiveArticle> {
  const article = createLiveArticle(document);
  article.suggesting.author = { userId: '9', name: 'Phạm Phóng Viên' };
  live = article;
  await renderScreen(
    <Suspense>
      <main>
        <ArticleEditor article={article} />
        <SuggestionList article={article} />
      </main>
    </Suspense>,
  );
  await expect.element(page.getByRole('textbox', { name: 'Nội dung bài viết' })).toBeVisible();
  return article;
}
const button = (name: string) => page.getByRole('button', { name });

describe('the list', () => {
  test('names the author of each change, and decides one after the other', async () => {
    const article = await open();
    await expect.element(button('Nhận đề xuất').first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Trần Biên Tập · Thay · đoạn 1/ })).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: /Lê Thư Ký · Xóa · đoạn 2.*Đường kẻ/ }))
      .toBeVisible();
    await userEvent.click(button('Nhận đề xuất').first());
    expect(article.editor.getText()).toContain('Lúa vàng đồng xa');
    await expect.element(page.getByText('Đã nhận 1 đề xuất, còn 2.')).toBeInTheDocument();
    await userEvent.click(button('Bỏ đề xuất').first());
    await expect.poll(() => article.editor.getText().trim()).toBe('Lúa vàng đồng');
    await userEvent.click(button('Nhận tất cả (1)'));
    await expect.poll(() => article.document()).toEqual(articleOf('Lúa vàng đồng'));
    await expect.element(page.getByText('Đã nhận 1 đề xuất, còn 0.')).toBeVisible();
  });

  test('decides those of one user at once, and undo restores them', async () => {
    const article = await open();
    await userEvent.click(page.getByRole('button', { name: /^Của ai/ }));
    await userEvent.click(page.getByRole('option', { name: 'Lê Thư Ký' }));
    await userEvent.click(button('Bỏ tất cả (2)'));
    await expect.poll(() => article.document().content).toHaveLength(2);
    expect(JSON.stringify(article.document())).not.toContain('Lê Thư Ký');
    expect(JSON.stringify(article.document())).toContain('Trần Biên Tập');
    article.editor.view.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(article.document()).toEqual(SUGGESTED);
    expect(article.isDirty()).toBe(false);
  });

  test('its buttons move from one to the next', async () => {
    await open();
    await userEvent.click(button('Đề xuất sau'));
    await expect.element(page.getByText('1/3 đề xuất')).toBeVisible();
    await userEvent.click(button('Đề xuất sau'));
    await expect.element(page.getByText('2/3 đề xuất')).toBeVisible();
    await userEvent.click(button('Đề xuất trước'));
    const card = page.getByRole('group', { name: 'Đề xuất tại đây' });
    await expect.element(card.getByText('Trần Biên Tập')).toBeVisible();
  });
});

test('keys do everything: next, accept, reject, accept all and undo', async () => {
  const article = await open();
  const keys = (key: string) => userEvent.keyboard(`{Control>}{Alt>}${key}{/Alt}{/Control}`);
  // The keys come with the lazily loaded layer over the text: two of the four live regions are its own.
  await expect.poll(() => document.querySelectorAll('main [role="status"]').length).toBe(4);
  article.focusStart();
  await expect.element(page.getByRole('textbox', { name: 'Nội dung bài viết' })).toHaveFocus();
  await keys('j');
  await expect.element(page.getByText('Đề xuất thay của Trần Biên Tập')).toBeInTheDocument();
  await keys('j');
  await expect.element(page.getByText('Đề xuất thêm của Lê Thư Ký')).toBeInTheDocument();
  await keys('k');
  await expect.element(page.getByText('Đề xuất thay của Trần Biên Tập')).toBeInTheDocument();
  await keys('y');
  await expect.poll(() => article.editor.getText().trim()).toBe('Lúa vàng đồng xa');
  await keys('j');
  await keys('n');
  await expect.poll(() => article.editor.getText().trim()).toBe('Lúa vàng đồng');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => article.editor.getText().trim()).toBe('Lúa vàng đồng xa');
  article.focusStart();
  await keys('j');
  await expect.element(page.getByText('Đề xuất thêm của Lê Thư Ký')).toBeInTheDocument();
  // A node without text is reached too.
  await keys('j');
  await expect.element(page.getByText('Đề xuất xóa của Lê Thư Ký')).toBeInTheDocument();

  const all = button('Nhận tất cả (2)');
  for (let tabs = 0; document.activeElement !== all.query() && tabs < 40; tabs += 1) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => article.document()).toEqual(articleOf('Lúa vàng đồng xa'));
  article.editor.view.focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => article.document().content).toHaveLength(2);
  await expect.element(button('Nhận tất cả (2)')).toBeVisible();
});

test('a mark names the author of its suggestion to screen readers', async () => {
  await open();
  const going = page.getByRole('deletion').first();
  await expect.element(going).toHaveAccessibleDescription('Đề xuất xóa của Trần Biên Tập');
});

test('suggesting is toggled by its button or by keys, and announced', async () => {
  const article = await open(articleOf('Lúa'));
  await userEvent.click(button('Đề xuất sửa'));
  await expect.element(page.getByText(/^Đang đề xuất/)).toBeVisible();
  await expect.element(button('Đề xuất sửa')).toHaveAttribute('aria-pressed', 'true');
  article.focusStart();
  await userEvent.keyboard('X');
  expect(JSON.stringify(article.document())).toContain('Phạm Phóng Viên');
  await userEvent.keyboard('{Control>}{Alt>}s{/Alt}{/Control}');
  await expect.poll(() => article.suggesting.isOn()).toBe(false);
});

test.each(['light', 'dark'])('text, card and list are accessible in %s', async (theme) => {
  document.documentElement.dataset.theme = theme;
  await open();
  await userEvent.click(button('Đề xuất sau'));
  await expect.element(page.getByRole('group', { name: 'Đề xuất tại đây' })).toBeVisible();
  await expectAccessible();
});
