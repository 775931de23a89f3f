import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import {
  articleOf,
  articleText,
  atEnd,
  chooseAll,
  htmlOf,
  openArticle,
  paragraph,
  tool,
} from '../../../test/open-article.tsx';
import { createLiveArticle } from './live-article.ts';

describe('the toolbar', () => {
  test('is one Tab stop; arrow keys move, Enter acts, Escape returns to the text', async () => {
    const article = await openArticle(articleOf('chữ'));
    await chooseAll(article);
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect.element(tool('Hoàn tác')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.element(tool('Đậm')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(htmlOf(article)).toBe('<p><strong>chữ</strong></p>');
    await expect.element(tool('Đậm')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Alt>}{F10}{/Alt}{Escape}');
    await expect.element(articleText()).toHaveFocus();
  });

  test('clearing removes marks and headings and keeps links and lists', async () => {
    const bold = [
      { type: 'bold' as const },
      { type: 'link' as const, attrs: { href: '/a', newTab: false, nofollow: false } },
    ];
    const article = await openArticle({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', marks: bold, text: 'a' }] },
      ],
    });
    await chooseAll(article);
    await userEvent.click(tool('Xóa định dạng'));
    expect(htmlOf(article)).toBe('<p><a href="/a">a</a></p>');
  });

  test('a table is inserted from the menu, Tab moves through it and adds a row', async () => {
    const article = await openArticle();
    await atEnd(article);
    await userEvent.click(tool('Bảng'));
    await userEvent.click(page.getByRole('menuitem', { name: 'Chèn bảng 2 × 2' }));
    await userEvent.keyboard('a{Tab}b{Tab}c{Tab}d{Tab}e');
    await expect.element(page.getByRole('table')).toHaveTextContent('abcde');
    expect(article.document().content[0]?.content).toHaveLength(3);
    await userEvent.click(tool('Bảng'));
    await userEvent.click(page.getByRole('menuitem', { name: 'Xóa bảng' }));
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  });

  test('counts syllables and minutes', async () => {
    const article = await openArticle(articleOf('Mùa lúa chín'));
    await expect.element(page.getByText('3 chữ · 1 phút đọc')).toBeVisible();
    await atEnd(article);
    await userEvent.keyboard(' rộ');
    await expect.element(page.getByText('4 chữ · 1 phút đọc')).toBeVisible();
  });
});

describe('links', () => {
  test('Ctrl+K adds one, completes the address, and refuses an invalid one', async () => {
    const article = await openArticle(articleOf('cổng'));
    await chooseAll(article);
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('javascript:x{Enter}');
    await expect.element(page.getByText(/không phải địa chỉ dùng làm liên kết được/)).toBeVisible();
    await userEvent.fill(page.getByRole('combobox'), 'nghean.gov.vn');
    await userEvent.keyboard('{Enter}');
    expect(htmlOf(article)).toBe('<p><a href="https://nghean.gov.vn">cổng</a></p>');
    await expect.element(articleText()).toHaveFocus();
  });

  test('one at the cursor can be changed and removed', async () => {
    const attrs = { href: '/a', newTab: false, nofollow: false };
    const article = await openArticle({
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', marks: [{ type: 'link', attrs }], text: 'cổng' }] },
      ],
    });
    article.editor.commands.focus(3);
    await userEvent.click(tool('Sửa liên kết'));
    await userEvent.click(page.getByLabelText('Mở trong tab mới'));
    await userEvent.click(tool('Lưu liên kết'));
    expect(htmlOf(article)).toBe('<p><a href="/a" target="_blank" rel="noopener">cổng</a></p>');
    article.editor.commands.focus(3);
    await userEvent.click(tool('Gỡ liên kết'));
    expect(htmlOf(article)).toBe('<p>cổng</p>');
  });
});

test('lists: Enter twice leaves, Tab indents, Backspace at the beginning removes the bullet', async () => {
  const article = await openArticle();
  await atEnd(article);
  await userEvent.click(tool('Danh sách dấu chấm'));
  await userEvent.keyboard('a{Enter}{Tab}b{Enter}{Enter}{Enter}c');
  expect(htmlOf(article)).toBe('<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul><p>c</p>');
  const item: ArticleNode = { type: 'listItem', content: [paragraph('a')] };
  article.replace({ type: 'doc', content: [{ type: 'bulletList', content: [item] }] });
  article.editor.commands.focus(3);
  await userEvent.keyboard('{Backspace}');
  expect(htmlOf(article)).toBe('<p>a</p>');
});

test('whoever types while another text arrives goes on at the same place', async () => {
  const article = await openArticle(articleOf('Chợ nổi họp sớm.', 'Ghe về.'));
  article.focusStart();
  await expect.element(articleText()).toHaveFocus();
  await userEvent.keyboard('Sáng');
  await expect.poll(article.document).toEqual(articleOf('SángChợ nổi họp sớm.', 'Ghe về.'));
  article.replace(articleOf('SángChợ nổi họp sớm.', 'Ghe về. Khách đi đò.'));
  await userEvent.keyboard(' nay ');
  await expect.poll(article.document).toEqual(articleOf('Sáng nay Chợ nổi họp sớm.', 'Ghe về. Khách đi đò.'));
});

test('a document that this version cannot show completely is not opened for editing', () => {
  const unknown = { type: 'doc', content: [{ type: 'image' }] } as unknown as ArticleDocument;
  expect(() => createLiveArticle(unknown)).toThrow('articlePart');
});

test.each(['light', 'dark'])('is accessible (%s), also at 390 px', async (theme) => {
  document.documentElement.dataset.theme = theme;
  await openArticle(articleOf('Mùa lúa chín'));
  for (const width of [1280, 390]) {
    await page.viewport(width, 800);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();
  }
  await page.viewport(1280, 800);
  delete document.documentElement.dataset.theme;
});
