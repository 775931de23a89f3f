import type { Sidebar } from '@toasoan/contract/features/sidebars/sidebar.ts';
import { blankBlock, type SidebarContent } from '@toasoan/contract/features/sidebars/sidebar-content.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { openAs } from '../projects/test-support/open-project.tsx';
import { aSidebar } from './test-support/a-sidebar.ts';

const LIST = '/setting_page/manager_sidebar';
let network: Network;

beforeEach(() => {
  network = freshBrowser();
});

const SIDEBAR = aSidebar({
  published: { blocks: [blankBlock('moinhat', '1'), blankBlock('docnhieu', '2'), blankBlock('video1', '3')] },
  templates: [
    { id: '1', title: 'Mới nhất', type: 'LATEST', problem: null },
    { id: '2', title: 'Đọc nhiều 24h', type: 'MOST_READ', problem: 'OFF' },
    { id: '3', title: '', type: null, problem: 'GONE' },
  ],
});
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const sent = () =>
  network.to('/admin/sidebar/draft').map(({ body }) => (body as { content: SidebarContent }).content.blocks);

async function openEditor(sidebar: Sidebar = SIDEBAR) {
  network.answer('/admin/sidebar/detail/5', sidebar);
  network.answer('/admin/sidebar/draft', { ...sidebar, version: 3, hasDraft: true });
  await openAs(network, 'SUPPER_ADMIN', `${LIST}/5`);
  await expect.element(page.getByRole('heading', { name: sidebar.title })).toBeVisible();
}

describe('the list of sidebars', () => {
  test('shows side, place and what readers have, and passes axe', async () => {
    const { published, draft, templates, ...row } = SIDEBAR;
    network.answer('/admin/sidebar/list', { items: [row], total: 1, page: 1, limit: 20 });
    await openAs(network, 'SUPPER_ADMIN', LIST);
    await expect
      .element(page.getByRole('row', { name: /Thanh bên chính/ }))
      .toMatchTextContent(/Bên phải.*Mặc định.*Đang chạy/);
    await expectAccessible();
  });

  test('is forbidden for an administrator', async () => {
    await openAs(network, 'ADMIN', LIST);
    await expect.element(page.getByText('Oops! Forbidden Page.')).toBeVisible();
    expect(network.to('/admin/sidebar/list')).toEqual([]);
  });
});

describe('the editor of a sidebar', () => {
  test('marks blocks whose template readers do not get, and passes axe', async () => {
    await openEditor();
    await expect.element(button(/Đọc nhiều 24h\s*Đọc nhiều\s*Mẫu đang tắt/)).toBeVisible();
    await expect.element(button(/Mẫu nội dung đã xóa\s*Mẫu đã xóa/)).toBeVisible();
    await expect.element(page.getByText(/2 khối có mẫu/)).toBeVisible();
    await expectAccessible();
  });

  test('the arrow keys on a handle change the order, and what is changed is saved as a draft', async () => {
    await openEditor();
    const handle = page.getByRole('button', { name: /Đọc nhiều 24h.*2/ }).first();
    handle.element().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect
      .poll(() =>
        sent()
          .at(-1)
          ?.map(({ id }) => id),
      )
      .toEqual(['docnhieu', 'moinhat', 'video1']);
  });

  test('a hidden block is no longer a problem', async () => {
    await openEditor();
    await userEvent.click(button(/Mẫu nội dung đã xóa\s*Mẫu đã xóa/));
    await userEvent.click(page.getByRole('switch', { name: 'Ẩn với bạn đọc' }));
    await expect.element(page.getByText(/1 khối có mẫu/)).toBeVisible();
    await expect.poll(() => sent().at(-1)?.[2]?.hidden).toBe(true);
  });
});
