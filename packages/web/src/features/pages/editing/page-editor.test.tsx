import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aSidebar } from '../../sidebars/test-support/a-sidebar.ts';
import {
  aPageRow,
  aWholePage,
  CONSEQUENCES,
  NO_CONSEQUENCES,
  openPages,
} from '../test-support/open-pages.tsx';

const DETAIL = '/admin/page/detail/5';
const UPDATE = '/admin/page/update';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  network.answer(CONSEQUENCES, NO_CONSEQUENCES);
});

async function openEditor(whole = aWholePage()): Promise<void> {
  network.answer(DETAIL, whole);
  network.answer(UPDATE, { ...whole, version: whole.version + 1 });
  await openPages(network, [aPageRow(whole)], '/manager_page/edit/5');
  await expect.element(page.getByRole('textbox', { name: 'Tên trang', exact: true })).toBeVisible();
}

const bodyOf = (path: string) => network.to(path).at(-1)?.body as Record<string, unknown> | undefined;
const save = () => userEvent.keyboard('{Control>}s{/Control}');

test('an open page stands in its tree with its review and its place, and passes axe', async () => {
  await openEditor();
  await expect
    .element(page.getByRole('navigation', { name: 'Cây trang' }).getByRole('link', { name: /Điều khoản/ }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('button', { name: 'Đã rà soát hôm nay' })).toBeVisible();
  await expectAccessible();
});

test('a changed slug says before the save which address will lead on and what names the page', async () => {
  await openEditor();
  network.answer(CONSEQUENCES, {
    path: '/quy-che',
    isPublic: true,
    redirects: [{ id: '5', title: 'Điều khoản sử dụng', from: '/dieu-khoan-su-dung', to: '/quy-che' }],
    uses: [{ kind: 'menu', id: '1', title: 'Menu chính' }],
  });
  await page.getByRole('textbox', { name: 'Liên kết tĩnh' }).fill('quy-che');
  await expect.element(page.getByText('/quy-che còn trống.')).toBeVisible();
  await expect.element(page.getByText(/^Chuyển hướng 301 từ/)).toMatchTextContent(/→ \/quy-che/);
  await expect
    .element(page.getByRole('link', { name: 'Menu chính' }))
    .toHaveAttribute('href', expect.stringContaining('/setting_page/manager_menu/1'));
  await save();
  await expect.poll(() => bodyOf(UPDATE)).toMatchObject({ id: '5', version: 3, slug: 'quy-che' });
});

test('a word of the system is refused as a slug where it is typed, and nothing is sent', async () => {
  await openEditor();
  const slug = page.getByRole('textbox', { name: 'Liên kết tĩnh' });
  await slug.fill('login');
  await save();
  await expect.element(page.getByText('Liên kết tĩnh này được hệ thống sử dụng.')).toBeVisible();
  await expect.element(slug).toHaveFocus();
  expect(bodyOf(UPDATE)).toBeUndefined();
});

test('a page without a text leads to it and is not published', async () => {
  await openEditor(
    aWholePage({
      state: 'DRAFT',
      everPublished: false,
      content: { type: 'doc', content: [{ type: 'paragraph' }] },
    }),
  );
  await expect.element(page.getByRole('button', { name: /^Sửa: Trang chưa có nội dung/ })).toBeVisible();
  await page.getByRole('button', { name: /^Xuất bản/ }).click();
  await expect.element(page.getByText('Trang chưa có nội dung.')).toBeVisible();
  expect(bodyOf('/admin/page/transition/5')).toBeUndefined();
});

test('a review is noted with the day of the next one', async () => {
  await openEditor();
  network.answer('/admin/page/review/5', aWholePage({ version: 4, reviewDate: '2027-03-01' }));
  await page.getByRole('button', { name: 'Đã rà soát hôm nay' }).click();
  const day = page.getByRole('dialog').getByRole('textbox', { name: 'Rà soát tiếp vào' });
  await day.fill('01/03/2027');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => bodyOf('/admin/page/review/5')).toEqual({ version: 3, next: '2027-03-01' });
});

test('a page in the trash shows its text and the way back', async () => {
  const trashed = aWholePage({ state: 'TRASHED', stateBeforeTrash: 'DRAFT', mayEdit: false });
  network.answer(DETAIL, trashed);
  network.answer('/admin/page/transition/5', aWholePage({ state: 'DRAFT' }));
  await openPages(network, [], '/manager_page/edit/5');
  await expect.element(page.getByText('Điều gì được đăng.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Khôi phục' }).click();
  await expect.poll(() => bodyOf('/admin/page/transition/5')).toMatchObject({ version: 3, to: 'DRAFT' });
});

test('a page takes a sidebar of its own, and one that readers do not get says so', async () => {
  const items = [
    aSidebar({ id: '8', title: 'Cột liên hệ' }),
    aSidebar({ id: '9', title: 'Cột cũ', status: 'DISABLED' }),
  ];
  network.answer('/admin/sidebar/list', { items, total: 2, page: 1, limit: 100 });
  await openEditor();
  await page.getByRole('button', { name: /^Thanh bên: Theo cách hiển thị/ }).click();
  await expect.element(page.getByRole('option', { name: /Cột cũ/ })).toMatchTextContent(/độc giả chưa thấy/);
  await page.getByRole('option', { name: /Cột liên hệ/ }).click();
  await save();
  await expect.poll(() => bodyOf(UPDATE)).toMatchObject({ id: '5', sidebarId: '8' });
});
