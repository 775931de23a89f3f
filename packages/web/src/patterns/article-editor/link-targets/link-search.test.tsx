import type { Category } from '@toasoan/contract/features/categories/category.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { connectApi } from '#web/core/api/api.ts';
import { aPostRow } from '#web/features/posts/test-support/a-post.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { Network } from '../../../../test/network.ts';
import { articleOf, atEnd, chooseAll, htmlOf, openArticle, tool } from '../../../../test/open-article.tsx';

const TIME = '2026-11-22T03:05:00.000Z';
const PERSON = { userId: '7', name: 'Trần Phóng Viên' };
const BY = { createTime: TIME, updateTime: TIME, createdBy: PERSON, updatedBy: PERSON, version: 1 };
const LUA_GAO: Category = {
  ...BY,
  id: '3',
  parentId: null,
  depth: 1,
  order: 0,
  title: 'Lúa gạo',
  slug: 'lua-gao',
  description: '',
  kind: 'NEWS',
  color: '',
  image: null,
  viewMode: 'LIST_NEW',
  perBlock: 5,
  newBadgeDays: 0,
  showInMenu: true,
  showOnHome: true,
  status: 'ENABLE',
  seoTitle: '',
  seoDescription: '',
  keywords: [],
  rssEnabled: true,
  names: {},
  postCount: 0,
};
const page1 = { total: 1, page: 1, limit: 6 };
let network: Network;
let searched: (string | null)[];
beforeEach(() => {
  network = new Network();
  const nothing = () => undefined;
  connectApi({
    token: () => 'token-1',
    takeUpToken: () => false,
    projectId: () => '1',
    language: () => 'vi',
    text: () => '',
    notify: nothing,
    unreachable: nothing,
    viewOver: nothing,
    sessionEnded: nothing,
    tokenMissing: nothing,
    projectMissing: nothing,
  });
  searched = [];
  network.reply('/admin/post/list', (query) => {
    searched.push(query.get('text'));
    const items = [
      aPostRow({ id: '12', title: 'Lúa chín rộ', slug: 'lua-chin-ro', state: 'PUBLISHED' }),
      aPostRow({ id: '13', title: 'Lúa chín muộn', slug: 'lua-chin-muon', state: 'UNPUBLISHED' }),
    ];
    return Response.json({ error: 0, data: { ...page1, items } });
  });
  network.answer('/admin/category/list', { ...page1, items: [LUA_GAO] });
  network.fail('/admin/tag/list', 403, { error: 403 });
  network.answer('/admin/user/search', { ...page1, total: 0, items: [] });
});

const address = () => page.getByRole('combobox', { name: /địa chỉ/ });
const words = () => page.getByRole('textbox', { name: 'Chữ hiển thị' });
const option = (name: RegExp) => page.getByRole('option', { name });

describe('the link box', () => {
  test('finds authors by name, and the link keeps the author when the name changes', async () => {
    const author = { userId: '7', displayName: 'Lê Lúa', avatar: null, accountType: 'author' };
    network.answer('/admin/user/search', { ...page1, items: [author] });
    const article = await openArticle(articleOf('nhà báo'));
    await chooseAll(article);
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(words()).toHaveValue('nhà báo');
    await userEvent.keyboard('le lua');
    await option(/Lê Lúa.*Tác giả · \/tac-gia\/le-lua-7/).click();
    await userEvent.keyboard('{Enter}');
    expect(htmlOf(article)).toBe('<p><a href="/tac-gia/le-lua-7" data-target="user:7">nhà báo</a></p>');
  });

  test('finds own posts and terms by title; Enter chooses, Enter saves, and the link keeps the id', async () => {
    const article = await openArticle(articleOf('mùa lúa'));
    await chooseAll(article);
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(words()).toHaveValue('mùa lúa');
    await expect.element(address()).toHaveFocus();
    await userEvent.fill(address(), 'lua chin');
    await expect.element(option(/^Lúa chín rộ/)).toHaveAttribute('aria-selected', 'true');
    await expect.element(option(/Lúa chín muộn.*Đã hạ bài/)).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(option(/^Lúa gạo/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect.element(address()).toHaveValue('/lua-chin-muon');
    await userEvent.keyboard('{Enter}');
    expect(htmlOf(article)).toBe('<p><a href="/lua-chin-muon" data-target="post:13">mùa lúa</a></p>');
    expect(searched).toEqual(['lua chin']);
  });

  test('takes the title as words where nothing is selected, and other words on request', async () => {
    const article = await openArticle(articleOf('Xem'));
    await atEnd(article);
    await userEvent.keyboard(' {Control>}k{/Control}');
    await userEvent.keyboard('lua');
    await userEvent.click(option(/^Lúa chín rộ/));
    await expect.element(words()).toHaveValue('Lúa chín rộ');
    await userEvent.click(tool('Lưu liên kết'));
    const target = 'href="/lua-chin-ro" data-target="post:12"';
    await expect.poll(() => htmlOf(article)).toBe(`<p>Xem <a ${target}>Lúa chín rộ</a></p>`);
    article.editor.commands.setTextSelection(8);
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.fill(words(), 'bài trước');
    await userEvent.click(tool('Lưu liên kết'));
    await expect.poll(() => htmlOf(article)).toBe(`<p>Xem <a ${target}>bài trước</a></p>`);
  });

  test('a typed address leads nowhere within the project', async () => {
    const attrs = { href: '/lua', newTab: false, nofollow: false, target: 'post:12' };
    const article = await openArticle({
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', marks: [{ type: 'link', attrs }], text: 'lúa' }] },
      ],
    });
    await chooseAll(article);
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.fill(address(), 'nghean.gov.vn');
    await userEvent.keyboard('{Enter}');
    expect(htmlOf(article)).toBe('<p><a href="https://nghean.gov.vn">lúa</a></p>');
  });
});

test('the link at the cursor says that readers cannot open its post', async () => {
  network.answer('/admin/post/related', {
    items: [],
    hidden: [{ id: '13', title: 'Lúa', state: 'TRASHED', publishedTime: null }],
  });
  const attrs = { href: '/lua', newTab: false, nofollow: false, target: 'post:13' };
  const article = await openArticle({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', marks: [{ type: 'link', attrs }], text: 'lúa' }] },
    ],
  });
  article.editor.commands.focus(2);
  await expect.element(page.getByText('Thùng rác, bạn đọc chưa mở được')).toBeVisible();
});
