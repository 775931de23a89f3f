import type { Preferences } from '@toasoan/contract/features/profile/preferences-endpoints.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { i18n, switchLanguage } from '#web/core/i18n/i18n.ts';
import { dropPages } from '#web/core/session/session-status.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { openPanel } from '../../../test/open-panel.tsx';
import { useAppConfig } from './app-config.ts';
import { useLayout } from './layout-store.ts';

const PATH = '/admin/user/preferences';
const KEPT: Preferences = {
  appConfig: { density: 'compact', pageSize: 50, letterKeys: false, columns: { tags: ['title'] } },
  pageConfig: { panels: { seo: true }, lastTabs: { posts: 'mine' } },
  layout: { themeMode: 'dark', showBreadcrumb: false, locale: 'en' },
};
const NEVER = { appConfig: null, pageConfig: null, layout: null };

let network: Network;
/** What the server keeps; GET and POST share an address. */
let kept: typeof NEVER | Preferences;
beforeEach(() => {
  network = freshBrowser();
  kept = NEVER;
  network.reply(PATH, () => {
    const sent = written().length;
    if (network.to(PATH).at(-1)?.method === 'POST') {
      kept = written()[sent - 1] as Preferences;
      return Response.json({ error: 0, data: {} });
    }
    return Response.json({ error: 0, data: kept });
  });
});
afterEach(async () => {
  dropPages();
  await switchLanguage('vi');
});

function written(): readonly unknown[] {
  return network
    .to(PATH)
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => body);
}

async function open(): Promise<void> {
  await openPanel(network, '/manager_post');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => network.to(PATH).length).toBeGreaterThan(0);
}

test('the first time what the browser has is kept', async () => {
  await open();
  await expect.poll(written).toMatchObject([{ appConfig: { pageSize: 20 }, layout: { locale: 'vi' } }]);
});

test('what was kept is taken up; only the language stored here wins and goes into the mirror', async () => {
  kept = KEPT;
  await switchLanguage('vi');
  await open();
  await expect.poll(() => useAppConfig.getState()).toMatchObject(KEPT.appConfig);
  expect(useLayout.getState()).toMatchObject({ themeMode: 'dark', showBreadcrumb: false, locale: 'vi' });
  expect(document.documentElement.lang).toBe('vi');
  await expect.poll(written).toEqual([{ ...KEPT, layout: { ...KEPT.layout, locale: 'vi' } }]);
});

test('in a browser without a language of its own the kept one holds, and the tabs stay', async () => {
  kept = KEPT;
  // Signing out forgets whose language it was.
  dropPages();
  localStorage.clear();
  await open();
  await expect.poll(() => i18n.language).toBe('en');
  expect(useLayout.getState().locale).toBe('en');
  expect(sessionStorage.getItem('super_admin_pages')).toContain('/manager_post');
  expect(written()).toEqual([]);
});

test('while the texts of the kept language are on their way, the old one is not written over it', async () => {
  kept = KEPT;
  dropPages();
  localStorage.clear();
  const texts = Promise.withResolvers<void>();
  const change = i18n.changeLanguage.bind(i18n);
  vi.spyOn(i18n, 'changeLanguage').mockImplementation(async (language) => {
    await texts.promise;
    return await change(language);
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  await open();
  await new Promise((resolve) => setTimeout(resolve, 1300));
  texts.resolve();
  await expect.poll(() => useLayout.getState().locale).toBe('en');
  expect(written()).toEqual([]);
});

test('a change is kept after a moment, several at once as one', async () => {
  kept = { ...KEPT, layout: { ...KEPT.layout, locale: 'vi' } };
  await open();
  await expect.poll(() => useAppConfig.getState().pageSize).toBe(50);
  useAppConfig.setState({ pageSize: 100 });
  useLayout.getState().toggleTheme();
  useLayout.getState().toggleCollapsed();
  await expect.poll(written).toHaveLength(1);
  expect(written()).toMatchObject([{ appConfig: { pageSize: 100 }, layout: { themeMode: 'light' } }]);
});

test('collapsing the menu is not a matter of the mirror', async () => {
  kept = { ...KEPT, layout: { ...KEPT.layout, locale: 'vi' } };
  await open();
  await expect.poll(() => useAppConfig.getState().pageSize).toBe(50);
  useLayout.getState().toggleCollapsed();
  await new Promise((resolve) => setTimeout(resolve, 1300));
  expect(written()).toEqual([]);
});

test('while the server has not told what it keeps, nothing is written over it', async () => {
  network.fail(PATH, 503, { error: -503, code: 'UNAVAILABLE', message: 'Bận' });
  await open();
  useAppConfig.setState({ pageSize: 100 });
  await expect.poll(() => network.to(PATH).length).toBeGreaterThan(1);
  expect(written()).toEqual([]);
  await expect.element(page.getByText('Bận')).not.toBeInTheDocument();
});
