import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { commit, compose } from '../../../../test/input-method.ts';
import { articleOf, articleText, atEnd, htmlOf, openArticle, tool } from '../../../../test/open-article.tsx';
import type { LiveArticle } from '../live-article.ts';

async function openForTyping(...lines: string[]): Promise<LiveArticle> {
  const article = await openArticle(lines.length === 0 ? undefined : articleOf(...lines));
  await expect.poll(() => 'slash$' in article.editor.state).toBe(true);
  await atEnd(article);
  return article;
}

const menu = () => page.getByRole('listbox', { name: 'Chèn khối' });
const option = (name: RegExp) => page.getByRole('option', { name });

describe('the menu of blocks', () => {
  test('opens with /, finds without diacritics, and the text keeps the focus', async () => {
    const article = await openForTyping();
    await userEvent.keyboard('/anh');
    await expect.element(option(/^Ảnh/)).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('mark').first()).toHaveTextContent('Ảnh');
    await expect.element(articleText()).toHaveFocus();
    const active = article.editor.view.dom.getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)?.textContent).toContain('Ảnh');
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu()).not.toBeInTheDocument();
    expect(htmlOf(article)).toBe('<p>/anh</p>');
    expect(article.editor.view.dom.hasAttribute('aria-activedescendant')).toBe(false);
  });

  test('Enter takes the active block in place of what was typed', async () => {
    const article = await openForTyping();
    await userEvent.keyboard('/ke');
    await expect.element(option(/^Đường kẻ ngang/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}Mùa');
    expect(htmlOf(article)).toBe('<hr><p>Mùa</p>');
  });

  test('arrows and the mouse choose', async () => {
    const article = await openForTyping();
    await userEvent.keyboard('/tieude');
    await expect.element(option(/^Tiêu đề cấp 2/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}Mùa{Enter}/trich');
    await userEvent.click(option(/^Trích dẫn/));
    await userEvent.keyboard('Lúa');
    expect(htmlOf(article)).toBe('<h3>Mùa</h3><blockquote><p>Lúa</p></blockquote>');
  });

  test('finds a composed word before it is finished', async () => {
    await openForTyping();
    await userEvent.keyboard('/');
    await compose('b');
    await compose('bảng');
    await expect.element(option(/^Bảng/)).toHaveAttribute('aria-selected', 'true');
    await commit('bảng');
    await expect.element(option(/^Bảng/)).toHaveAttribute('aria-selected', 'true');
  });

  test.each([
    ['Lúa{Enter}', '<ul><li><p>Lúa</p></li></ul>'],
    ['Lúa ', '<ul><li><p>Lúa </p></li></ul>'],
  ])('a box that may not stand in a list goes below it: %j', async (item, list) => {
    const article = await openForTyping();
    await userEvent.keyboard(`- ${item}/hop`);
    await expect.element(option(/^Hộp thông tin/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}Mùa');
    expect(htmlOf(article)).toBe(`${list}<aside class="fact-box"><p>Mùa</p></aside>`);
  });

  test('within a line, a slash and Enter stay what they are', async () => {
    const article = await openForTyping('Ăn');
    await userEvent.keyboard('/ngủ, 60 km/h /');
    await expect.element(menu()).toBeVisible();
    await userEvent.keyboard('{Enter}x');
    expect(htmlOf(article)).toBe('<p>Ăn/ngủ, 60 km/h /</p><p>x</p>');
    await expect.element(menu()).not.toBeInTheDocument();
  });

  test('the toolbar opens it below the line at the cursor, by keys too', async () => {
    const article = await openForTyping('Mùa', 'Lúa');
    article.editor.commands.setTextSelection(2);
    await userEvent.click(tool('Chèn khối'));
    await expect.element(articleText()).toHaveFocus();
    await userEvent.keyboard('ke');
    await expect.element(option(/^Đường kẻ ngang/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(htmlOf(article)).toBe('<p>Mùa</p><hr><p>Lúa</p>');
    await userEvent.keyboard('{Alt>}{F10}{/Alt}{End}{ArrowLeft}');
    await expect.element(tool('Chèn khối')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(menu()).toBeVisible();
    expect(htmlOf(article)).toBe('<p>Mùa</p><hr><p>Lúa</p><p>/</p>');
  });
});
