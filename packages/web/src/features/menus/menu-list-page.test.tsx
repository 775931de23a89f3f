import { blankItem } from '@toasoan/contract/features/menus/load-categories.ts';
import type { Menu } from '@toasoan/contract/features/menus/menu.ts';
import type { LinkTarget, MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { openAs } from '../projects/test-support/open-project.tsx';
import { aMenu } from './test-support/a-menu.ts';

const LIST = '/setting_page/manager_menu';
let network: Network;

beforeEach(() => {
  network = freshBrowser();
});

const toCategory = (id: string, targetId: string, more: Partial<MenuItem> = {}): MenuItem => ({
  ...blankItem(id),
  linkType: 'category',
  targetId,
  ...more,
});
const category = (id: string, name: string, problem: LinkTarget['problem'] = null): LinkTarget => ({
  type: 'category',
  id,
  name,
  names: {},
  path: `/chuyen-muc/${id}`,
  problem,
  since: problem && '2026-11-18T03:00:00.000Z',
});
const MENU = aMenu({
  published: [
    toCategory('thoisu', '1'),
    toCategory('chinhtri', '2', { parentId: 'thoisu' }),
    toCategory('vanhoa', '3'),
    toCategory('camnang', '4', { title: 'Cẩm nang Tết' }),
  ],
  targets: [
    category('1', 'Thời sự'),
    category('2', 'Chính trị'),
    category('3', 'Văn hóa'),
    category('4', 'Cẩm nang', 'GONE'),
  ],
});

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const sent = (path: string) => network.to(path).map(({ body }) => body as { items: MenuItem[] });

async function openEditor(menu: Menu = MENU) {
  network.answer('/admin/menu/detail/5', menu);
  network.answer('/admin/category/tree', { items: [] });
  network.answer('/admin/menu/draft', { ...menu, version: 3, hasDraft: true });
  await openAs(network, 'SUPPER_ADMIN', `${LIST}/5`);
  await expect.element(page.getByRole('heading', { name: menu.title })).toBeVisible();
}

describe('the list of menus', () => {
  test('shows position, language and what readers have, and passes axe', async () => {
    const { published, draft, targets, languages, ...rowOf } = MENU;
    network.answer('/admin/menu/list', { items: [rowOf], total: 1, page: 1, limit: 20 });
    await openAs(network, 'SUPPER_ADMIN', LIST);
    await expect.element(row('Menu chính')).toMatchTextContent(/Chính.*Tiếng Việt.*Đang chạy/);
    await expectAccessible();
  });

  test('is forbidden for an administrator', async () => {
    await openAs(network, 'ADMIN', LIST);
    await expect.element(page.getByText('Oops! Forbidden Page.')).toBeVisible();
    expect(network.to('/admin/menu/list')).toEqual([]);
  });
});

describe('the editor of a menu', () => {
  test('marks an item with a dead target, leads to it, and passes axe', async () => {
    await openEditor();
    await expect.element(row('Cẩm nang Tết')).toMatchTextContent(/Đích đã xóa ngày 18/);
    await expectAccessible();
    await userEvent.click(button('Đi tới mục đó'));
    await expect.element(page.getByRole('textbox', { name: 'Tên mục' })).toHaveFocus();
    await expectAccessible();
  });

  test('keys change place and level, and what is changed is saved as a draft', async () => {
    await openEditor();
    await userEvent.click(row('Văn hóa'));
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect.element(row('Văn hóa')).toHaveAttribute('aria-level', '2');
    await expect.poll(() => sent('/admin/menu/draft').length).toBe(1);
    const [body] = sent('/admin/menu/draft');
    expect(body?.items.find(({ id }) => id === 'vanhoa')?.parentId).toBe('thoisu');
  });

  test('removing an item asks about those below it, and is undone', async () => {
    await openEditor();
    await userEvent.click(row('Thời sự'));
    await userEvent.keyboard('{Delete}');
    await expect.element(page.getByText(/có 1 menu con/)).toBeVisible();
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Xóa mục' }));
    await expect.element(row('Chính trị')).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: /^Hoàn tác$/ }).first());
    await expect.element(row('Chính trị')).toBeVisible();
  });

  test('an address that cannot be used changes nothing', async () => {
    const home = { ...blankItem('trangchu'), title: 'Trang chủ', linkType: 'URL' as const, url: '/' };
    await openEditor(aMenu({ published: [home] }));
    await userEvent.click(row('Trang chủ'));
    await userEvent.fill(page.getByRole('textbox', { name: 'Đường dẫn' }), 'javascript:alert(1)');
    await expect.element(page.getByText(/không dùng được/)).toBeVisible();
    expect(sent('/admin/menu/draft')).toEqual([]);
  });
});
