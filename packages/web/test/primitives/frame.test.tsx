import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closeOverlay } from '#web/app/panel/palette/open-overlay.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { watchWidth } from '#web/core/preferences/watch-width.ts';
import { here } from '#web/core/routing/here.ts';
import { openTab } from '#web/core/tabs/tab-actions.ts';
import type { Network } from '../network.ts';
import { freshBrowser } from '../open-console.tsx';
import { openPanel } from '../open-panel.tsx';
import { describeOverlay } from './describe-overlay.tsx';
import { describeTabs } from './describe-tabs.ts';
import { press } from './keyboard.ts';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  closeOverlay();
});

describe('the tabs of open pages', () => {
  describeTabs({
    selectsByArrow: false,
    list: () => page.getByRole('tablist'),
    draw: async () => {
      await openPanel(network, '/manager_post');
      await expect.element(page.getByRole('tablist')).toBeVisible();
      for (const url of ['/setting_post/manager_category', '/setting_post/manager_tag']) {
        openTab({ url });
        await expect.poll(() => here().pathname).toBe(url);
      }
      await expect.poll(() => page.getByRole('tab').elements().length).toBe(3);
      await userEvent.click(page.getByRole('tab').first());
      await expect.element(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    },
  });
});

test('the projects of the switcher are radio items, one of them checked', async () => {
  await openPanel(network, '/manager_post');
  await userEvent.click(page.getByRole('button', { name: /Dự án hiện tại/ }));
  await expect.poll(() => page.getByRole('menuitemradio').elements().length).toBeGreaterThan(1);
  expect(page.getByRole('menuitemradio', { checked: true }).elements()).toHaveLength(1);
  await press('{Escape}');
  await expect.element(page.getByRole('button', { name: /Dự án hiện tại/ })).toHaveFocus();
});

describe('the palette', () => {
  const opener = () => page.getByRole('textbox', { name: 'Nội dung' });
  describeOverlay({
    opener,
    overlay: () => page.getByRole('dialog'),
    withToasts: true,
    open: async () => {
      await openPanel(network, '/setting_post/manager_tag');
      await userEvent.click(opener());
      await press('{Control>}k{/Control}');
      await expect.element(page.getByRole('combobox')).toHaveFocus();
    },
  });
});

describe('the menu of a narrow window', () => {
  const opener = () => page.getByRole('button', { name: 'Mở danh mục chức năng' });
  describeOverlay({
    opener,
    overlay: () => page.getByRole('dialog'),
    withToasts: true,
    open: async () => {
      await page.viewport(900, 800);
      await openPanel(network, '/manager_post');
      onTestFinished(watchWidth());
      onTestFinished(() => useLayout.getState().setWidth(1280));
      await expect.element(opener()).toBeVisible();
      (opener().element() as HTMLElement).focus();
      await press('{Enter}');
      await expect.element(page.getByRole('dialog')).toBeVisible();
    },
  });
});
