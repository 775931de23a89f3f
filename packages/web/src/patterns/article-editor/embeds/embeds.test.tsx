import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import {
  articleOf,
  articleText,
  atEnd,
  htmlOf,
  openArticle,
  paragraph,
  tool,
} from '../../../../test/open-article.tsx';
import type { LiveArticle } from '../live-article.ts';

const ADDRESS = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const embed = (caption = '', title = ''): ArticleNode => ({
  type: 'embed',
  attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ', title, caption },
});
const doc = (...content: ArticleNode[]): ArticleDocument => ({ type: 'doc', content });
const CARD = page.getByText('youtube.com/watch?v=dQw4w9WgXcQ');
const typesOf = (article: LiveArticle) => article.document().content.map(({ type }) => type);

function paste(article: LiveArticle, data: Readonly<Record<string, string>>): void {
  const clipboardData = new DataTransfer();
  for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value);
  article.editor.view.dom.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

describe('the dialog', () => {
  test('adds a video below the cursor, in one undo step', async () => {
    const article = await openArticle(articleOf('trước', 'sau'));
    article.editor.commands.focus(3);
    await expect.element(articleText()).toHaveFocus();
    await userEvent.click(tool('Chèn video'));
    await expect.element(page.getByLabelText('Địa chỉ video')).toHaveFocus();
    await userEvent.keyboard('https://v.vn/1{Enter}');
    await expect.element(page.getByText('Địa chỉ này không thuộc các trang được phép nhúng.')).toBeVisible();
    await userEvent.fill(page.getByLabelText('Địa chỉ video'), 'youtu.be/dQw4w9WgXcQ');
    await userEvent.fill(page.getByLabelText('Chú thích video'), 'Lúa chín ');
    await userEvent.keyboard('{Enter}');
    await expect.element(articleText()).toHaveFocus();
    expect(article.document()).toEqual(doc(paragraph('trước'), embed('Lúa chín'), paragraph('sau')));
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(article.document()).toEqual(articleOf('trước', 'sau'));
  });

  test('changes the selected video', async () => {
    const article = await openArticle(doc(paragraph('trước'), embed('Lúa chín')));
    await userEvent.click(page.getByText('Lúa chín'));
    await userEvent.click(tool('Sửa video'));
    await expect.element(page.getByLabelText('Địa chỉ video')).toHaveValue(ADDRESS);
    await userEvent.fill(page.getByLabelText('Địa chỉ video'), 'https://vimeo.com/76979871');
    await userEvent.fill(page.getByLabelText('Tên video cho trình đọc màn hình'), 'Phim');
    await userEvent.click(tool('Lưu video'));
    const attrs = { provider: 'vimeo', id: '76979871', title: 'Phim', caption: 'Lúa chín' };
    expect(article.document().content[1]).toEqual({ type: 'embed', attrs });
  });
});

describe('the card', () => {
  test('shows the video without loading it, and its caption is edited and undone in place', async () => {
    const article = await openArticle(doc(paragraph('trước'), embed()));
    expect(document.querySelector('iframe[src*="youtube"]')).toBeNull();
    await userEvent.click(CARD);
    const caption = page.getByRole('textbox', { name: 'Chú thích video' });
    await userEvent.click(caption);
    await userEvent.keyboard('Mùa gặt');
    expect(article.document().content[1]).toEqual(embed('Mùa gặt'));
    await expect.element(caption).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(caption).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect.element(articleText()).toHaveFocus();
  });

  test('arrow keys select it, Alt+Shift with arrow keys moves it, Backspace removes it', async () => {
    const article = await openArticle(doc(paragraph('một'), embed(), paragraph('hai')));
    article.editor.commands.focus(4);
    await expect.element(articleText()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    await expect.poll(() => typesOf(article)).toEqual(['paragraph', 'paragraph', 'embed']);
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}{/Alt}');
    await expect.poll(() => typesOf(article)).toEqual(['embed', 'paragraph', 'paragraph']);
    await userEvent.keyboard('{Backspace}');
    expect(article.document()).toEqual(articleOf('một', 'hai'));
  });

  test('its buttons move and remove it', async () => {
    const article = await openArticle(doc(paragraph('một'), embed('chú')));
    await userEvent.click(CARD);
    await userEvent.click(tool('Đưa video lên trên'));
    expect(typesOf(article)).toEqual(['embed', 'paragraph']);
    await userEvent.click(tool('Gỡ video'));
    expect(article.document()).toEqual(articleOf('một'));
    await expect.element(page.getByRole('toolbar', { name: 'Video YouTube' })).not.toBeInTheDocument();
  });

  test('cannot move before the first line of a list item', async () => {
    const item: ArticleNode = { type: 'listItem', content: [paragraph('a'), embed()] };
    const article = await openArticle(doc({ type: 'bulletList', content: [item] }));
    await userEvent.click(CARD);
    await userEvent.click(tool('Đưa video lên trên'));
    expect(article.document().content[0]?.content?.[0]).toEqual(item);
  });
});

describe('pasting', () => {
  test('a bare address on an empty line becomes the video, and undo restores the address', async () => {
    const article = await openArticle();
    await atEnd(article);
    paste(article, { 'text/plain': ` ${ADDRESS}&t=3 ` });
    await expect.poll(() => typesOf(article)).toEqual(['embed', 'paragraph']);
    await userEvent.keyboard('tiếp');
    expect(article.document()).toEqual(doc(embed(), paragraph('tiếp')));
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    expect(article.document()).toEqual(articleOf(`${ADDRESS}&t=3`));
  });

  test('an address within words, or of another site, stays text', async () => {
    const article = await openArticle(articleOf('xem:'));
    await atEnd(article);
    paste(article, { 'text/plain': ADDRESS });
    await expect.poll(() => htmlOf(article)).toBe(`<p>xem:${ADDRESS}</p>`);
    await userEvent.keyboard('{Enter}');
    paste(article, { 'text/plain': 'https://v.vn/1' });
    await expect.poll(() => articleText().element().textContent).toContain('https://v.vn/1');
    expect(typesOf(article)).toEqual(['paragraph', 'paragraph']);
  });

  test('frames of listed sites are pasted with their captions, others are not', async () => {
    const article = await openArticle();
    await atEnd(article);
    const frame = '<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ" onload="x"></iframe>';
    paste(article, {
      'text/html': `<p>a</p><figure>${frame}<figcaption>Lúa</figcaption></figure><iframe src="https://v.vn/1"></iframe><p>b</p>`,
    });
    await expect.poll(() => article.document()).toEqual(doc(paragraph('a'), embed('Lúa'), paragraph('b')));
  });
});

test.each(['light', 'dark'])('is accessible (%s), also at 390 px', async (theme) => {
  document.documentElement.dataset.theme = theme;
  await openArticle(
    doc(paragraph('Mùa lúa chín'), embed('Chú thích', 'Một tên dài'.repeat(15)), paragraph('sau')),
  );
  await userEvent.click(CARD);
  await expect.element(tool('Gỡ video')).toBeVisible();
  for (const width of [1280, 390]) {
    await page.viewport(width, 800);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();
  }
  await page.viewport(1280, 800);
  delete document.documentElement.dataset.theme;
});
