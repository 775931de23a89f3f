import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { withoutSuggestions, withSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import {
  articleOf,
  articleText,
  htmlOf,
  openArticle,
  paragraph,
  tool,
} from '../../../../test/open-article.tsx';
import type { LiveArticle } from '../live-article.ts';

const HANDLE = 'Khối: kéo để chuyển chỗ, bấm để mở';
const doc = (...content: ArticleNode[]): ArticleDocument => ({ type: 'doc', content });
const list = (...items: string[]): ArticleNode => ({
  type: 'bulletList',
  content: items.map((text) => ({ type: 'listItem', content: [paragraph(text)] })),
});

async function openAt(document: ArticleDocument, from: number, to = from): Promise<LiveArticle> {
  const article = await openArticle(document);
  article.editor.chain().focus().setTextSelection({ from, to }).run();
  await expect.element(articleText()).toHaveFocus();
  return article;
}
const press = (key: string) => userEvent.keyboard(`{Alt>}{Shift>}{${key}}{/Shift}{/Alt}`);
const said = (text: string) =>
  expect.element(page.getByRole('status').filter({ hasText: text })).toBeInTheDocument();
const textsOf = (article: LiveArticle) => article.editor.state.doc.children.map((node) => node.textContent);

describe('Alt+Shift with an arrow key', () => {
  test('moves the line with the cursor, says its place, and is undone in one step', async () => {
    const article = await openAt(articleOf('một', 'hai', 'ba'), 3);
    await press('ArrowDown');
    await said('Đã chuyển tới vị trí 2 trong 3');
    await userEvent.keyboard('!');
    expect(textsOf(article)).toEqual(['hai', 'mộ!t', 'ba']);
    await userEvent.keyboard('{Control>}zz{/Control}');
    expect(textsOf(article)).toEqual(['một', 'hai', 'ba']);
    await press('ArrowUp');
    await said('Đã ở trên cùng');
    expect(textsOf(article)).toEqual(['một', 'hai', 'ba']);
  });

  test('moves an item within its list, and the list once all its items are selected', async () => {
    const article = await openAt(doc(list('a', 'b'), paragraph('sau')), 3);
    await press('ArrowDown');
    await said('Đã chuyển tới vị trí 2 trong 2');
    expect(htmlOf(article)).toBe('<ul><li><p>b</p></li><li><p>a</p></li></ul><p>sau</p>');
    await press('ArrowDown');
    await said('Đã ở dưới cùng');
    article.editor.commands.setTextSelection({ from: 3, to: 9 });
    await press('ArrowDown');
    await expect.poll(() => textsOf(article)).toEqual(['sau', 'ba']);
  });

  test('moves several lines, those of a box within it, and the box as a whole', async () => {
    const box: ArticleNode = { type: 'factBox', content: [paragraph('b1'), paragraph('b2')] };
    const article = await openAt(doc(paragraph('một'), paragraph('hai'), box), 2, 7);
    await press('ArrowDown');
    await expect.poll(() => textsOf(article)).toEqual(['b1b2', 'một', 'hai']);
    article.editor.commands.setTextSelection(3);
    await press('ArrowDown');
    await expect.poll(() => textsOf(article)).toEqual(['b2b1', 'một', 'hai']);
    article.editor.commands.setTextSelection({ from: 3, to: 7 });
    await press('ArrowDown');
    await expect.poll(() => textsOf(article)).toEqual(['một', 'b2b1', 'hai']);
  });
});

test('while suggesting, a moved line can still be refused', async () => {
  const article = await openAt(articleOf('một', 'hai'), 2);
  article.suggesting.author = { userId: '7', name: 'Trần Biên Tập' };
  await article.suggesting.turn(true);
  await press('ArrowDown');
  await said('Đã chuyển tới vị trí 2 trong 2');
  expect(withSuggestions(article.document())).toEqual(articleOf('hai', 'một'));
  expect(withoutSuggestions(article.document())).toEqual(articleOf('một', 'hai'));
});

describe('the handle', () => {
  test('moves the block beside it by the mouse, in one undo step', async () => {
    const article = await openAt(articleOf('một', 'hai', 'ba'), 2);
    await userEvent.hover(page.getByText('một', { exact: true }));
    await expect.element(tool(HANDLE)).toBeVisible();
    await userEvent.dragAndDrop(tool(HANDLE), page.getByText('ba', { exact: true }), {
      targetPosition: { x: 4, y: 20 },
    });
    await expect.poll(() => textsOf(article)).toEqual(['hai', 'ba', 'một']);
    await said('Đã chuyển tới vị trí 3 trong 3');
    await expect.element(articleText()).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(textsOf(article)).toEqual(['một', 'hai', 'ba']);
  });

  test('a click opens what can be done with the block, without dragging', async () => {
    const article = await openAt(doc(list('a', 'b'), paragraph('sau')), 3);
    await userEvent.hover(page.getByText('b', { exact: true }));
    await userEvent.click(tool(HANDLE));
    await expectAccessible();
    await userEvent.click(page.getByRole('menuitem', { name: /Đưa xuống dưới/ }));
    expect(textsOf(article)).toEqual(['sau', 'ab']);
    await userEvent.hover(page.getByText('sau', { exact: true }));
    await userEvent.click(tool(HANDLE));
    await userEvent.click(page.getByRole('menuitem', { name: 'Xóa khối' }));
    expect(textsOf(article)).toEqual(['ab']);
  });

  test('stays away from a text that cannot be changed', async () => {
    const article = await openAt(articleOf('một', 'hai'), 2);
    await userEvent.hover(page.getByText('một', { exact: true }));
    await expect.element(tool(HANDLE)).toBeVisible();
    article.setReadOnly(true);
    await userEvent.hover(page.getByText('hai', { exact: true }));
    await expect.element(tool(HANDLE)).not.toBeInTheDocument();
  });
});
