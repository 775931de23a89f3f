import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { here } from '#web/core/routing/here.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { openPanel } from '../../../../test/open-panel.tsx';
import { aSession } from '../../../../test/people.ts';
import { exampleTags } from '../../../../test/tag-list-example.tsx';
import { shortcutGroups } from '../shortcuts/shortcut-list.ts';
import { closeOverlay } from './open-overlay.ts';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  useAppConfig.setState({ letterKeys: true });
  closeOverlay();
});

const box = () => page.getByRole('combobox');

describe('the palette', () => {
  test('opens by Ctrl+K, finds a screen without diacritics and goes there by Enter', async () => {
    await openPanel(network, '/manager_post');
    await expect.element(page.getByRole('tablist')).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(box()).toHaveFocus();
    await userEvent.keyboard('chuyen muc');
    await expect.element(page.getByRole('option')).toMatchTextContent(/Chuyên mục/);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => here().pathname).toBe('/setting_post/manager_category');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('offers nothing that the menu hides', async () => {
    await openPanel(network, '/manager_project', aSession({ user: { permissions: [] } }));
    await expect.element(page.getByRole('tablist')).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.keyboard('the');
    await expect.element(page.getByRole('option', { name: /^Thẻ/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('option', { name: /^Viết bài/ })).not.toBeInTheDocument();
  });

  test('shows what it found a record by: marked in its name, or the words that hold it', async () => {
    const [storm, disaster] = exampleTags('Bão số 9', 'Thiên tai').rows;
    const items = [storm, { ...disaster, aliases: ['bão lũ'] }];
    network.answer('/admin/tag/list', { items, total: 2, totalIsCapped: false, page: 1, limit: 20 });
    await openPanel(network, '/setting_post/manager_tag');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(box()).toHaveFocus();
    await userEvent.keyboard('bao');
    const option = (name: RegExp) => page.getByRole('option', { name });
    await expect.element(option(/^Thiên tai.*bão lũ/)).toBeVisible();
    const marked = () =>
      [...document.querySelectorAll('[role="option"] mark')].map((mark) => mark.textContent);
    expect(marked()).toEqual(expect.arrayContaining(['Bão', 'bão']));
    await expect.element(option(/^Bão số 9[^·]*$/)).toBeVisible();
  });

  test('closes by Esc and gives the focus back', async () => {
    await openPanel(network, '/setting_post/manager_tag');
    const field = page.getByRole('textbox', { name: 'Nội dung' });
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(box()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveFocus();
  });
});

test('Ctrl+/ shows the shortcuts also where somebody types, those of the editor with them', async () => {
  await openPanel(network, '/setting_post/manager_tag');
  await userEvent.click(page.getByRole('textbox', { name: 'Nội dung' }));
  await userEvent.keyboard('{Control>}/{/Control}');
  const dialog = page.getByRole('dialog', { name: 'Phím tắt' });
  const listed = () => dialog.element().querySelectorAll('dt').length;
  const known = shortcutGroups(false).flatMap(([, keys]) => Object.keys(keys));
  await expect.poll(listed).toBe(known.length);
  await expect.element(dialog).toMatchTextContent(/Tìm và thay trong bài.*CtrlF/);
  await expectAccessible();
});

describe('letter keys', () => {
  test('? shows the shortcuts, but is a letter where somebody types', async () => {
    await openPanel(network, '/setting_post/manager_tag');
    const field = page.getByRole('textbox', { name: 'Nội dung' });
    await userEvent.click(field);
    await userEvent.keyboard('?');
    await expect.element(field).toHaveValue('?');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('heading').first());
    await userEvent.keyboard('?');
    await expect.element(page.getByRole('dialog', { name: 'Phím tắt' })).toBeVisible();
  });

  test('can be switched off in the settings', async () => {
    await openPanel(network, '/manager_post');
    await userEvent.click(page.getByRole('button', { name: /Lê Thu Hà/ }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Cài đặt hiển thị' }));
    await userEvent.click(page.getByRole('switch', { name: 'Phím tắt một chữ' }));
    await userEvent.keyboard('{Escape}?');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the settings drawer', () => {
  test('changes theme and breadcrumb at once and goes back to the defaults', async () => {
    await openPanel(network, '/manager_post');
    await userEvent.click(page.getByRole('button', { name: /Lê Thu Hà/ }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Cài đặt hiển thị' }));
    await userEvent.click(page.getByRole('radio', { name: 'Tối' }));
    expect(useLayout.getState().themeMode).toBe('dark');
    await expect.element(page.getByRole('navigation', { name: 'Đường dẫn điều hướng' })).toBeInTheDocument();
    await userEvent.click(page.getByRole('switch', { name: 'Đường dẫn điều hướng' }));
    await expect
      .element(page.getByRole('navigation', { name: 'Đường dẫn điều hướng' }))
      .not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Về mặc định' }));
    expect(useLayout.getState()).toMatchObject({ themeMode: 'system', showBreadcrumb: true });
  });
});
