import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aPostRow } from '../test-support/a-post.ts';
import { openPosts } from '../test-support/open-posts.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  network.answer('/admin/saved-view/list', { items: [] });
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const asked = () => new URLSearchParams(location.search);

test('further filters unfold, stay visible once they are set, and clear all at once', async () => {
  await openPosts(network, [aPostRow()]);
  await expect.element(button('Loại bài')).not.toBeInTheDocument();
  await userEvent.click(button('Bộ lọc'));
  await userEvent.click(button('Loại bài'));
  await userEvent.click(page.getByRole('option', { name: 'Video' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('Bộ lọc'));
  await expect.element(button('Loại bài: Video')).toBeVisible();
  await expect.element(button('Ngôn ngữ')).not.toBeInTheDocument();
  expect(asked().getAll('type')).toEqual(['VIDEO']);
  await userEvent.click(button('Xóa lọc'));
  await expect.element(button(/^Loại bài/)).not.toBeInTheDocument();
  expect(asked().has('type')).toBe(false);
});

test('a search reads bodies once asked to, and shows the passage it found', async () => {
  await openPosts(network, [aPostRow({ passage: 'Nước sông Hương lên nhanh' })]);
  const toggle = button('Tìm cả trong nội dung');
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(toggle);
  await userEvent.type(page.getByRole('searchbox', { name: 'Bài viết' }), 'song huong{Enter}');
  await expect.element(page.getByText('sông', { exact: true })).toBeVisible();
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  expect([asked().get('inBodies'), asked().get('text')]).toEqual(['true', 'song huong']);
  await expectAccessible();
  await userEvent.click(toggle);
  await expect.poll(() => asked().has('inBodies')).toBe(false);
});

test('bylines are typed one by one', async () => {
  await openPosts(network, [aPostRow()]);
  await userEvent.click(button('Bộ lọc'));
  await userEvent.click(button('Tác giả / bút danh'));
  await userEvent.type(
    page.getByRole('textbox', { name: 'Tác giả / bút danh' }),
    'Thu Hà{Enter}Hoài Nam{Enter}',
  );
  await expect.poll(() => asked().getAll('author')).toEqual(['Thu Hà', 'Hoài Nam']);
  await expect.element(button('Tác giả / bút danh: 2')).toBeVisible();
});

test('the assignee filter offers me, nobody, or a colleague known from the rows', async () => {
  network.answer('/admin/user/search', { items: [], total: 0, page: 1, limit: 20 });
  const assignee = { userId: '9', name: 'Phạm Đức Anh' };
  await openPosts(network, [aPostRow({ state: 'EDITING', assignee })]);
  await userEvent.click(button('Người biên tập'));
  await userEvent.click(page.getByRole('option', { name: 'Của tôi' }));
  await expect.poll(() => asked().getAll('assignee')).toEqual(['me']);
  await userEvent.click(page.getByRole('option', { name: 'Chưa ai nhận' }));
  await expect.poll(() => asked().getAll('assignee')).toEqual(['me', 'none']);
});

test('filters in use leave the search row as high as it was; the open tab counts what they find, the others say that they do not', async () => {
  await page.viewport(1440, 900);
  await openPosts(network, [aPostRow()]);
  await expect.element(page.getByRole('link', { name: 'Mùa lúa chín' })).toBeVisible();
  const height = () => document.querySelector('search')?.getBoundingClientRect().height;
  const before = height();
  history.replaceState(null, '', '/manager_post?view=all&hasPicture=true&due=late&assignee=me&type=VIDEO');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await expect.element(button('Xóa lọc').first()).toBeVisible();
  expect(height()).toBe(before);
  await expect.element(page.getByRole('link', { name: /^Tất cả/ })).toHaveTextContent('Tất cả1');
  await expect.element(page.getByRole('link', { name: /^Của tôi/ }));
  await expect
    .element(page.getByRole('link', { name: /^Của tôi/ }))
    .toHaveTextContent('Của tôi0 Tất cả của mục này, chưa tính bộ lọc');
});

test('the filtered list is exported into a file', async () => {
  network.answer('/admin/post/export', { taskId: '1' });
  network.answer('/admin/task/list', { items: [] });
  await openPosts(network, [aPostRow()]);
  await userEvent.click(page.getByRole('link', { name: /^Bản nháp/ }));
  await userEvent.click(button('Thao tác khác với danh sách'));
  await userEvent.click(page.getByRole('menuitem', { name: 'Xuất Excel (XLSX)' }));
  await expect.element(page.getByText(/^Đang xuất danh sách theo bộ lọc/)).toBeVisible();
  expect(network.to('/admin/post/export')[0]?.body).toEqual({
    format: 'xlsx',
    filters: { view: 'DRAFT', dateKind: 'updateTime' },
  });
});
