import type { LayoutDetail } from '@toasoan/contract/features/layouts/layout.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { openAs } from '../projects/test-support/open-project.tsx';
import { aLayout, rowOf } from './test-support/a-layout.ts';

const LIST = '/setting_post/manager_layout';
let network: Network;

beforeEach(() => {
  network = freshBrowser();
});

async function openList(
  layouts: readonly LayoutDetail[],
  role: 'ADMIN' | 'AUTHOR' | 'EDITOR' = 'ADMIN',
  search = '',
) {
  const items = layouts.map(rowOf);
  network.answer('/admin/layout/list', { items, total: items.length, page: 1, limit: 20 });
  for (const layout of layouts) network.answer(`/admin/layout/detail/${layout.id}`, layout);
  await openAs(network, role, `${LIST}${search}`);
}
const openMenu = (title: string) =>
  userEvent.click(page.getByRole('button', { name: `Thao tác với ${title}` }));
const entry = (name: string | RegExp) => page.getByRole('menuitem', { name });

test('the list says what a layout is for, where and in which state, and passes axe', async () => {
  const published = { state: 'PUBLISHED', publishedTime: '2026-11-20T03:00:00.000Z' } as const;
  await openList([aLayout({ ...published, hasChanges: true })]);
  await expect
    .element(page.getByRole('row', { name: /Trang chủ mùa bão/ }))
    .toMatchTextContent(/Trang chủ.*Mọi thiết bị.*Có thay đổi chưa áp dụng.*Lê Thu Hà/);
  await expectAccessible();
});

test('a published layout is not deleted, and the menu says why', async () => {
  await openList([aLayout({ state: 'PUBLISHED' })]);
  await openMenu('Trang chủ mùa bão');
  await expect.element(entry(/Xóa/)).toHaveAttribute('aria-disabled', 'true');
  await expect.element(entry(/Xóa/)).toMatchTextContent(/Hãy lưu trữ trước khi xóa/);
});

test('an author prepares drafts, and others publish them', async () => {
  await openList([aLayout()], 'AUTHOR');
  await openMenu('Trang chủ mùa bão');
  await expect.element(entry(/^Áp dụng/)).toHaveAttribute('aria-disabled', 'true');
  await expect.element(entry(/^Nhân bản/)).not.toHaveAttribute('aria-disabled');
});

test('an editor does not enter', async () => {
  await openList([], 'EDITOR');
  await expect.element(page.getByText('Oops! Forbidden Page.')).toBeVisible();
  expect(network.to('/admin/layout/list')).toEqual([]);
});

test('the form warns of the published layout that holds the same place, and passes axe', async () => {
  const rival = { id: '9', title: 'Trang chủ thường ngày' };
  await openList([aLayout({ conflicts: [rival] })], 'ADMIN', '?open=7');
  await expect.element(page.getByRole('link', { name: rival.title })).toBeVisible();
  await expectAccessible();
});

test('without layouts the list says which one the site uses', async () => {
  await openList([]);
  await expect.element(page.getByText(/Trang đang dùng bố cục mặc định/)).toBeVisible();
});
