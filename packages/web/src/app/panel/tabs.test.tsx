import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { goTo, here } from '#web/core/routing/here.ts';
import { takeSession } from '#web/core/session/take-session.ts';
import { labelTab, openTab } from '#web/core/tabs/tab-actions.ts';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser, openConsole } from '../../../test/open-console.tsx';
import { destroyed, openPanel } from '../../../test/open-panel.tsx';
import { aSession, HAPPY } from '../../../test/people.ts';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  destroyed.length = 0;
});

/** A tab by the beginning of its name: a dirty one says so after its label. */
function tab(label: string) {
  return page.getByRole('tab', { name: new RegExp(`^${label}`) });
}

async function openTabs(...paths: readonly string[]): Promise<void> {
  await openPanel(network, paths[0] ?? '/manager_post');
  await expect.element(page.getByRole('tablist')).toBeVisible();
  for (const path of paths.slice(1)) {
    openTab({ url: path });
    await expect.poll(() => here().pathname).toBe(path);
  }
  await expect.poll(labels).toHaveLength(paths.length);
}

function labels(): readonly string[] {
  return page
    .getByRole('tab')
    .elements()
    .map((element) => element.textContent.trim());
}

function storedTabs(): readonly { readonly label: string; readonly url: string }[] {
  return JSON.parse(sessionStorage.getItem('super_admin_pages') ?? '[]');
}

const LISTS = ['/manager_post', '/setting_post/manager_category', '/setting_post/manager_tag'] as const;
const noteOf = () => page.getByRole('textbox', { name: 'Nội dung' });

describe('tabs', () => {
  test('on first load the url becomes a tab with its menu title, stored in session storage', async () => {
    await openTabs('/setting_post/manager_tag');
    await expect.element(tab('Thẻ')).toHaveAttribute('aria-selected', 'true');
    expect(storedTabs()).toMatchObject([{ label: 'Thẻ', url: '/setting_post/manager_tag' }]);
    expect(document.title).toBe('Thẻ · Cổng thông tin Việt Nam · Khu vực quản trị');
  });

  test('a url the user may not see is labelled 403 and shows the forbidden page', async () => {
    await openPanel(network, '/manager_post', aSession({ user: { permissions: [] } }));
    await expect.element(page.getByRole('heading', { name: 'Oops! Forbidden Page.' })).toBeVisible();
    await expect
      .element(page.getByText('The page you are looking for should be authenticated first.'))
      .toBeVisible();
    expect(labels()).toEqual(['403']);
  });

  test('while a page is refused, no entry of the menu is marked as the open one', async () => {
    await openPanel(network, '/manager_post', aSession({ user: { permissions: ['post.view'] } }));
    const marked = () => document.querySelectorAll('nav a[aria-current="page"]').length;
    await expect.poll(marked).toBe(1);
    goTo('/setting_post/manager_tag');
    await expect.element(page.getByRole('heading', { name: 'Oops! Forbidden Page.' })).toBeVisible();
    expect(marked()).toBe(0);
  });

  test('an unknown path is labelled 404', async () => {
    await openTabs('/khong/co');
    await expect.element(page.getByRole('heading', { name: 'Không tìm thấy trang' })).toBeVisible();
    expect(labels()).toEqual(['404']);
  });

  test('a menu entry opens a tab or activates the open one', async () => {
    await openTabs('/setting_post/manager_tag');
    await userEvent.click(page.getByRole('link', { name: 'Bài viết' }));
    await userEvent.click(page.getByRole('link', { name: 'Thẻ' }));
    expect(labels()).toEqual(['Thẻ', 'Bài viết']);
    await expect.element(tab('Thẻ')).toHaveAttribute('aria-selected', 'true');
  });

  test('a menu entry goes to the current url of its open tab', async () => {
    await openTabs('/manager_post', '/setting_post/manager_tag');
    goTo('/manager_post?page=3');
    await userEvent.click(tab('Thẻ'));
    await userEvent.click(page.getByRole('link', { name: 'Bài viết' }));
    expect(here().search).toBe('?page=3');
    expect(labels()).toHaveLength(2);
  });

  test('typed text stays while another tab is active', async () => {
    await openTabs('/setting_post/manager_tag');
    await userEvent.fill(noteOf(), 'chưa lưu');
    openTab({ url: '/manager_post' });
    await expect.element(page.getByRole('heading', { name: 'Danh sách' })).toBeVisible();
    await userEvent.click(tab('Thẻ'));
    await expect.element(noteOf()).toHaveValue('chưa lưu');
  });

  test('create becomes edit in place, in the same tab and without losing its page', async () => {
    await openTabs('/manager_post/create');
    await userEvent.fill(noteOf(), 'bài đầu tiên');
    await userEvent.click(page.getByRole('button', { name: 'Lưu lần đầu' }));
    await expect.element(page.getByRole('heading', { name: 'Ghi chú 9' })).toBeVisible();
    await expect.element(noteOf()).toHaveValue('bài đầu tiên');
    expect(here().pathname).toBe('/manager_post/edit/9');
    expect(labels()).toHaveLength(1);
    expect(destroyed).toEqual([]);
  });

  test('a page names its own tab', async () => {
    await openTabs('/manager_post/create');
    await userEvent.click(page.getByRole('button', { name: 'Đặt tên' }));
    await expect.element(tab('Mùa lúa chín')).toBeVisible();
    await expect.poll(() => document.title).toContain('Mùa lúa chín · ');
  });

  test('a failing page leaves the other tabs alone and can be tried again', async () => {
    await openTabs('/setting_post/manager_tag', '/manager_post/view/1');
    await expect.element(page.getByRole('heading', { name: 'Hệ thống đang gặp sự cố' })).toBeVisible();
    await userEvent.click(tab('Thẻ'));
    await expect.element(noteOf()).toBeVisible();
  });

  test('back shows the previously active tab', async () => {
    await openTabs('/manager_post', '/setting_post/manager_tag');
    history.back();
    await expect.element(tab('Bài viết')).toHaveAttribute('aria-selected', 'true');
  });
});

test('fifteen tabs show at least twelve characters of each label, and the menu lists them all', async () => {
  await openTabs('/manager_post');
  const titles = Array.from({ length: 14 }, (_, index) => `Gặp nghệ nhân giữ lửa tranh số ${index}`);
  for (const [index, title] of titles.entries()) {
    openTab({ url: `/manager_post/history/${index + 1}` });
    await expect.poll(labels).toHaveLength(index + 2);
    labelTab(useTabs.getState().list.activeId, title);
  }
  await expect.poll(() => labels().filter((label) => label.startsWith('Gặp'))).toHaveLength(14);
  for (const element of page.getByRole('tab').elements().slice(1)) {
    const label = element.querySelector('span');
    const words = label?.firstChild;
    if (!label || !words) throw new Error('A tab has no label.');
    const twelve = document.createRange();
    twelve.setStart(words, 0);
    twelve.setEnd(words, 12);
    expect(twelve.getBoundingClientRect().right).toBeLessThanOrEqual(label.getBoundingClientRect().right);
  }
  await userEvent.click(page.getByRole('button', { name: 'Tất cả tab' }));
  await expect.element(page.getByRole('menuitemradio', { name: titles[0] ?? '' })).toBeVisible();
});

describe('closing a tab', () => {
  test('of several returns to the previously active one and destroys its resources', async () => {
    await openTabs(...LISTS);
    await userEvent.click(tab('Thẻ'), { button: 'middle' });
    await expect.element(tab('Chuyên mục')).toHaveAttribute('aria-selected', 'true');
    expect(labels()).toEqual(['Bài viết', 'Chuyên mục']);
    expect(destroyed).toHaveLength(1);
  });

  test('the only one shows an error and does nothing', async () => {
    await openTabs('/manager_post');
    await userEvent.click(tab('Bài viết'), { button: 'middle' });
    await expect.element(page.getByText('Đã có lỗi xảy ra')).toBeVisible();
    expect(labels()).toEqual(['Bài viết']);
  });

  test('with unsaved changes asks, and declining keeps it open', async () => {
    await openTabs('/manager_post', '/setting_post/manager_tag');
    await userEvent.fill(noteOf(), 'chưa lưu');
    await expect.element(tab('Thẻ')).toMatchTextContent(/chưa lưu/);
    await userEvent.click(tab('Thẻ'), { button: 'middle' });
    await expect.element(page.getByText('Thay đổi trong “Thẻ” sẽ mất nếu tiếp tục.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Ở lại' }));
    expect(labels()).toHaveLength(2);
    await userEvent.click(tab('Thẻ'), { button: 'middle' });
    await userEvent.click(page.getByRole('button', { name: 'Bỏ thay đổi' }));
    await expect.poll(labels).toEqual(['Bài viết']);
  });

  test('can be undone from the context menu', async () => {
    await openTabs(...LISTS);
    await userEvent.click(tab('Bài viết'), { button: 'right' });
    await userEvent.click(page.getByRole('menuitem', { name: 'Đóng các tab khác' }));
    await expect.poll(labels).toEqual(['Bài viết']);
    await userEvent.click(tab('Bài viết'), { button: 'right' });
    await userEvent.click(page.getByRole('menuitem', { name: 'Mở lại tab vừa đóng' }));
    await expect.poll(labels).toEqual(['Bài viết', 'Thẻ']);
  });
});

test('a tab without a url is an error', async () => {
  await openTabs('/manager_post');
  openTab({});
  await expect.element(page.getByText('route info error')).toBeVisible();
  expect(labels()).toHaveLength(1);
});

describe('by keyboard', () => {
  test('arrow keys move along the tabs, Enter opens, Delete closes', async () => {
    await openTabs(...LISTS);
    tab('Thẻ').element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(tab('Chuyên mục')).toHaveFocus();
    await expect.element(tab('Thẻ')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(tab('Chuyên mục')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Delete}');
    await expect.poll(labels).toEqual(['Bài viết', 'Thẻ']);
    await expect.element(tab('Thẻ')).toHaveFocus();
  });

  test('Ctrl+Shift+arrow moves a tab and announces its place', async () => {
    await openTabs(...LISTS);
    tab('Thẻ').element().focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
    await expect.poll(labels).toEqual(['Bài viết', 'Thẻ', 'Chuyên mục']);
    await expect.element(page.getByText('Thẻ: vị trí 2 trên 3')).toBeInTheDocument();
    await expect.element(tab('Thẻ')).toHaveFocus();
  });
});

describe('another project', () => {
  test('chosen in the switcher closes the tabs of the old one and opens its first page', async () => {
    await openTabs('/setting_post/manager_tag');
    await userEvent.click(page.getByRole('button', { name: /Dự án hiện tại/ }));
    await userEvent.click(page.getByRole('menuitemradio', { name: HAPPY.name }));
    await expect.poll(labels).toEqual(['Bài viết']);
    expect(destroyed).toHaveLength(1);
    expect(JSON.parse(localStorage.getItem('layout-config') ?? '').state.projectCurrentId).toBe('2');
  });

  test('named by a link is entered and its name leaves the address', async () => {
    await openTabs('/setting_post/manager_tag?project=2');
    expect(here().search).toBe('');
    await expect.poll(() => document.title).toContain(HAPPY.name);
  });

  test('drops stored tabs of the old one', async () => {
    const state = { id: 'x', projectId: '7', userId: '3' };
    sessionStorage.setItem(
      'super_admin_pages',
      JSON.stringify([{ label: 'Cũ', url: '/manager_post', state }]),
    );
    await openTabs('/setting_post/manager_tag');
    expect(labels()).toEqual(['Thẻ']);
  });
});

test('another language clears session storage and restarts the tabs with the current page', async () => {
  await openTabs('/manager_post', '/setting_post/manager_tag');
  sessionStorage.setItem('something', 'else');
  await userEvent.click(page.getByRole('button', { name: 'English' }));
  await expect.poll(labels).toEqual(['Tags']);
  expect(sessionStorage.getItem('something')).toBeNull();
  expect(localStorage.getItem('i18nextLng')).toBe('en');
  await userEvent.click(page.getByRole('button', { name: 'Tiếng Việt' }));
  await expect.poll(labels).toEqual(['Thẻ']);
});

test('signing out clears all local storage and leads to the sign-in', async () => {
  await openTabs('/manager_post');
  network.answer('/admin/logout', {});
  await userEvent.click(page.getByRole('button', { name: /^Tài khoản Lê Thu Hà/ }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Đăng xuất' }));
  await expect.poll(() => here().pathname).toBe('/login');
  expect(localStorage).toHaveLength(0);
  expect(network.to('/admin/logout')).toHaveLength(1);
});

test('signing in again after that shows the landing page', async () => {
  await openTabs('/manager_post');
  network.answer('/admin/logout', {});
  await userEvent.click(page.getByRole('button', { name: /^Tài khoản Lê Thu Hà/ }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Đăng xuất' }));
  await expect.poll(() => here().pathname).toBe('/login');
  takeSession(aSession({ token: 'token-2' }));
  await Promise.resolve();
  goTo('/', { replace: true, state: { afterSignIn: true } });
  await expect.element(page.getByRole('heading', { name: 'Danh sách' })).toBeVisible();
  expect(labels()).toEqual(['Dự án']);
});

test('without a token every panel page leads to the sign-in and remembers its address', async () => {
  await openConsole('/manager_post?page=2');
  await expect.element(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
  expect(here()).toMatchObject({ pathname: '/login', state: { from: '/manager_post?page=2' } });
});
