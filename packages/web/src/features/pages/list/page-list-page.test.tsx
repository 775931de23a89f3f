import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aPageRow, aWholePage, NO_CONSEQUENCES, openPages } from '../test-support/open-pages.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const PARENT = aPageRow();
const FIRST = aPageRow({
  id: '6',
  title: 'Quy chế bình luận',
  path: '/dieu-khoan-su-dung/quy-che-binh-luan',
  parentId: '5',
  parentTitle: 'Điều khoản sử dụng',
  reviewDate: '2026-11-17',
  isOverdue: true,
  reviewOwner: { userId: '9', name: 'Phạm Đức Anh' },
});
const SECOND = aPageRow({
  id: '7',
  title: 'Bảo vệ dữ liệu',
  path: '/dieu-khoan-su-dung/bao-ve-du-lieu',
  parentId: '5',
  parentTitle: 'Điều khoản sử dụng',
  position: 1,
  state: 'DRAFT',
  everPublished: false,
});

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const entry = (name: string | RegExp) => page.getByRole('menuitem', { name });
const openMenu = (name: string) =>
  userEvent.click(page.getByRole('button', { name: `Thao tác với ${name}` }));
const bodyOf = (path: string) => network.to(path)[0]?.body;

async function openList(): Promise<void> {
  await openPages(network, [PARENT, FIRST, SECOND]);
  await expect.element(row('Quy chế bình luận')).toBeVisible();
}

test('a page shows its address, parent, state, review and owner, and the list passes axe', async () => {
  await openList();
  await expect
    .element(row('Quy chế bình luận'))
    .toMatchTextContent(
      /\/dieu-khoan-su-dung\/quy-che-binh-luan.*Đã xuất bản.*Đến hạn 17\/11\/2026.*Phạm Đức Anh/,
    );
  await expect.element(page.getByRole('link', { name: /^Đến hạn rà soát/ })).toMatchTextContent(/1$/);
  await expectAccessible();
});

test('“Chuyển xuống” puts a page behind its sibling; the ends of its siblings say why they do not move', async () => {
  await openList();
  network.answer('/admin/page/reorder', aWholePage({ ...FIRST, position: 1 }));
  await openMenu('Quy chế bình luận');
  await expect.element(entry(/^Chuyển lên/)).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(entry('Chuyển xuống'));
  await expect
    .poll(() => bodyOf('/admin/page/reorder'))
    .toEqual({ id: '6', version: 3, parentId: '5', beforeId: null });
});

test('a page is dragged behind its sibling, and not among the children of another page', async () => {
  await openList();
  network.answer('/admin/page/reorder', aWholePage({ ...FIRST, position: 1 }));
  const handle = () => document.querySelector('[data-tip="Kéo để đổi chỗ Quy chế bình luận"]');
  await expect.poll(handle).not.toBeNull();
  const grip = page.elementLocator(handle() ?? document.body);
  await userEvent.dragAndDrop(grip, row('^Điều khoản sử dụng'));
  await userEvent.dragAndDrop(grip, row('Bảo vệ dữ liệu'));
  await expect
    .poll(() => network.to('/admin/page/reorder').map(({ body }) => body))
    .toEqual([{ id: '6', version: 3, parentId: '5', beforeId: null }]);
});

test('unpublishing names the menus that lead to the page, before readers lose it', async () => {
  await openList();
  const uses = [{ kind: 'menu', id: '1', title: 'Menu chính' }];
  network.answer('/admin/page/consequences/6', { ...NO_CONSEQUENCES, uses });
  network.answer('/admin/page/transition/6', aWholePage({ ...FIRST, state: 'UNPUBLISHED' }));
  await openMenu('Quy chế bình luận');
  await userEvent.click(entry('Hạ trang'));
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/Menu chính/);
  expect(bodyOf('/admin/page/transition/6')).toBeUndefined();
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Hạ trang' }));
  await expect.poll(() => bodyOf('/admin/page/transition/6')).toEqual({ version: 3, to: 'UNPUBLISHED' });
});

test('a page below another one is begun with its parent', async () => {
  await openList();
  await openMenu('Điều khoản sử dụng');
  await userEvent.click(entry('Thêm trang con'));
  await expect.poll(() => here().pathname + here().search).toContain('/manager_page/create?parent=5');
  await expect.element(page.getByRole('button', { name: /^Thuộc trang: Điều khoản sử dụng/ })).toBeVisible();
});
