import type { SavedView } from '@toasoan/contract/features/saved-views/saved-view.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearToasts } from '#web/ui/feedback/toasts.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { aPostRow } from '../posts/test-support/a-post.ts';
import { openPosts } from '../posts/test-support/open-posts.tsx';

const LIST = '/admin/saved-view/list';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
  clearToasts();
});

const OWNER = { userId: '99', name: 'Phạm Đức Anh' };
const aView = (options: Partial<SavedView> = {}): SavedView => ({
  id: '3',
  list: 'posts',
  name: 'Video đã lên',
  query: 'type=VIDEO&view=PUBLISHED',
  columns: null,
  isShared: true,
  isDefault: false,
  owner: OWNER,
  updateTime: '2026-11-20T03:05:00.000Z',
  version: 4,
  ...options,
});
const asked = () => new URLSearchParams(location.search);
const item = (name: string | RegExp) =>
  page.getByRole('menuitem', { name }).or(page.getByRole('menuitemradio', { name }));

test('the shown filters are saved under a name', async () => {
  network.answer(LIST, { items: [] });
  network.answer('/admin/saved-view/create', aView({ name: 'Nháp' }));
  await openPosts(network, [aPostRow()]);
  await userEvent.click(page.getByRole('link', { name: /^Bản nháp/ }));
  await userEvent.click(page.getByRole('button', { name: 'Góc nhìn' }));
  await userEvent.click(item('Lưu thành góc nhìn mới…'));
  await userEvent.type(page.getByRole('textbox', { name: 'Tên góc nhìn' }), 'Nháp');
  await userEvent.click(page.getByRole('checkbox', { name: 'Chia sẻ với mọi người trong dự án' }));
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Lưu' }));
  await expect.element(page.getByText('Đã lưu góc nhìn “Nháp”.')).toBeVisible();
  expect(network.to('/admin/saved-view/create')[0]?.body).toEqual({
    list: 'posts',
    name: 'Nháp',
    query: 'view=DRAFT',
    columns: null,
    isShared: true,
  });
});

test('an AUTHOR saves views without an offer to share them', async () => {
  network.answer(LIST, { items: [] });
  await openPosts(network, [aPostRow()], 'AUTHOR');
  await userEvent.click(page.getByRole('button', { name: 'Góc nhìn' }));
  await userEvent.click(item('Lưu thành góc nhìn mới…'));
  await expect.element(page.getByRole('textbox', { name: 'Tên góc nhìn' })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /^Chia sẻ/ })).not.toBeInTheDocument();
});

test('the view of a colleague shows its owner and cannot be changed', async () => {
  network.answer(LIST, { items: [aView()] });
  await openPosts(network, [aPostRow()], 'EDITOR');
  await userEvent.click(page.getByRole('button', { name: 'Góc nhìn' }));
  await userEvent.click(item('Video đã lên · Phạm Đức Anh'));
  await expect.poll(() => [asked().get('type'), asked().get('view')]).toEqual(['VIDEO', 'PUBLISHED']);
  await userEvent.click(page.getByRole('button', { name: 'Video đã lên' }));
  await expect.element(item('Mở danh sách bằng góc nhìn này')).toBeVisible();
  await expect.element(item('Xóa góc nhìn')).not.toBeInTheDocument();
  await expect.element(item('Đổi tên, chia sẻ…')).not.toBeInTheDocument();
});

test('the list opens with its default view', async () => {
  network.answer(LIST, { items: [aView({ isDefault: true })] });
  await openPosts(network, [aPostRow()]);
  await expect.poll(() => asked().get('type')).toBe('VIDEO');
  await expect.element(page.getByRole('button', { name: 'Video đã lên' })).toBeVisible();
});
