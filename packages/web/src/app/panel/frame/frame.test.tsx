import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { watchTheme } from '#web/core/preferences/watch-theme.ts';
import { watchWidth } from '#web/core/preferences/watch-width.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { here } from '#web/core/routing/here.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { openPanel } from '../../../../test/open-panel.tsx';
import { ownClock } from '../../../../test/own-clock.ts';

let network: Network;
let stopWatching: () => void;
beforeEach(async () => {
  await page.viewport(1280, 800);
  useLayout.getState().reset();
  network = freshBrowser();
  // Runs what the console runs at start.
  const stops = [watchWidth(), watchTheme()];
  stopWatching = () => {
    for (const stop of stops) stop();
  };
});
afterEach(() => stopWatching());

const menu = () => page.getByRole('navigation', { name: 'Danh mục chức năng' });
const boxOf = (element: Element | null) => element?.getBoundingClientRect();

async function open(): Promise<void> {
  await openPanel(network, '/manager_post');
  await expect.element(page.getByRole('tablist')).toBeVisible();
}

describe('measures of the frame', () => {
  test('the top bar is 74 high, the side menu 260 wide, its logo area 60 high', async () => {
    await open();
    // The edge in the project's colour is its upper end.
    expect(boxOf(page.getByRole('banner').element())?.bottom).toBe(74);
    const side = menu().element().parentElement;
    expect(boxOf(side)?.width).toBe(260);
    expect(boxOf(side?.firstElementChild ?? null)?.height).toBe(60);
  });

  test('collapsed it is a rail of 80, and the choice is stored', async () => {
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Thu gọn trình đơn' }));
    const side = menu().element().parentElement;
    await expect.poll(() => boxOf(side)?.width).toBe(80);
    expect(JSON.parse(localStorage.getItem('layout-config') ?? '{}')).toMatchObject({
      version: 2,
      state: { collapsed: true },
    });
  });

  test('a work screen takes the room of the menu below 1600, and the stored choice stays', async () => {
    await open();
    const side = menu().element().parentElement;
    const { setWorking } = useLayout.getState();
    setWorking(true);
    await expect.poll(() => boxOf(side)?.width).toBe(80);
    await userEvent.click(page.getByRole('button', { name: 'Mở rộng trình đơn' }));
    await expect.poll(() => boxOf(side)?.width).toBe(260);
    await page.viewport(1600, 800);
    await expect.poll(() => useLayout.getState().isWide).toBe(true);
    await page.viewport(1599, 800);
    await expect.poll(() => boxOf(side)?.width).toBe(80);
    expect(useLayout.getState().ownCollapsed).toBe(false);
    setWorking(false);
    await expect.poll(() => boxOf(side)?.width).toBe(260);
  });

  test('under 1000 the menu is a drawer of 240 from the left; 1000 itself is wide', async () => {
    await open();
    await page.viewport(1000, 800);
    await expect.element(menu()).toBeVisible();
    await page.viewport(999, 800);
    await userEvent.click(page.getByRole('button', { name: 'Mở danh mục chức năng' }));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    const drawer = () => boxOf(menu().element().parentElement);
    await expect.poll(() => drawer()?.width).toBe(240);
    await expect.poll(() => drawer()?.left).toBe(0);
    expect(useLayout.getState()).toMatchObject({ collapsed: true, ownCollapsed: false });
  });

  test('the breadcrumb shows over 768 only', async () => {
    await open();
    const breadcrumb = page.getByRole('navigation', { name: 'Đường dẫn điều hướng' });
    await page.viewport(769, 800);
    await expect.element(breadcrumb).toBeVisible();
    await page.viewport(768, 800);
    await expect.element(breadcrumb).not.toBeInTheDocument();
  });

  test('a stream of resizes is handled every 100 ms', async () => {
    const pass = ownClock();
    await open();
    const { setWidth } = useLayout.getState();
    let looks = 0;
    useLayout.setState({
      setWidth: () => {
        looks += 1;
      },
    });
    const begin = Date.now();
    for (let passed = 0; passed < 350; passed += 5) {
      window.dispatchEvent(new Event('resize'));
      await pass(5);
    }
    useLayout.setState({ setWidth });
    expect(looks).toBeGreaterThanOrEqual(1);
    // The test's own clock: it also goes on while the page works.
    expect(looks).toBeLessThanOrEqual((Date.now() - begin) / 100 + 1);
  });
});

describe('colours', () => {
  const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const shown = (value: string) => {
    const probe = document.createElement('div');
    probe.style.color = value;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };

  test('dark has the background #161C24 and the primary #4a9fee, light the primary #1890ff', async () => {
    await open();
    useLayout.getState().update({ themeMode: 'dark' });
    await expect.poll(() => document.documentElement.dataset.theme).toBe('dark');
    expect(getComputedStyle(page.getByRole('main').element()).getPropertyValue('color-scheme')).toBe('dark');
    expect(shown('var(--color-page)')).toBe('rgb(22, 28, 36)');
    expect(shown(`var(--color-primary)`)).toBe('rgb(74, 159, 238)');
    useLayout.getState().update({ themeMode: 'light' });
    await expect.poll(() => document.documentElement.dataset.theme).toBe('light');
    expect(shown(`var(--color-primary)`)).toBe('rgb(24, 144, 255)');
    expect(colour('--color-primary')).not.toBe('');
  });

  test('the toggle goes from system to dark and then to light', async () => {
    await open();
    expect(useLayout.getState().themeMode).toBe('system');
    await userEvent.click(page.getByRole('button', { name: /giao diện tối/ }));
    expect(useLayout.getState().themeMode).toBe('dark');
    await userEvent.click(page.getByRole('button', { name: /giao diện sáng/ }));
    expect(useLayout.getState().themeMode).toBe('light');
  });
});

describe('the user and their projects', () => {
  test('the dropdown shows the name, Profile, Password, settings and Logout', async () => {
    await open();
    await userEvent.click(page.getByRole('button', { name: /Lê Thu Hà/ }));
    const entries = page
      .getByRole('menuitem')
      .elements()
      .map((entry) => entry.textContent?.trim());
    expect(entries).toEqual(['Hồ sơ cá nhân', 'Mật khẩu', 'Cài đặt hiển thị', 'Đăng xuất']);
  });

  test('a spinner shows while the project list loads', async () => {
    await open();
    useProjects.setState({ loading: true });
    await expect.element(page.getByRole('status', { name: 'Đang tải dự án…' })).toBeInTheDocument();
    useProjects.setState({ loading: false });
    await expect.element(page.getByRole('status', { name: 'Đang tải dự án…' })).not.toBeInTheDocument();
  });

  test('the language is switched by flags that are named', async () => {
    await open();
    const group = page.getByRole('group', { name: 'Ngôn ngữ' });
    await expect
      .element(group.getByRole('button', { name: 'Tiếng Việt' }))
      .toHaveAttribute('aria-pressed', 'true');
    expect(group.element().querySelectorAll('svg')).toHaveLength(2);
    expect(group.element().querySelectorAll('img')).toHaveLength(0);
    expect(here().pathname).toBe('/manager_post');
  });
});
