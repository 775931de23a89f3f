import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page, type Route } from '@playwright/test';
import { ask, tokenOf } from './enter.ts';
import { test } from './test.ts';

const PAGES: readonly { readonly path: string; readonly calls: readonly string[] }[] = JSON.parse(
  readFileSync(new URL('../dist/web/.vite/pages.json', import.meta.url), 'utf8'),
);
const MOST_SCRIPTS = 8;
const MOST_STYLES = 3;
/** Its parts included, and a worker. */
const MOST_SCRIPTS_OF_EDITOR = 18;
const LIST = '/api/admin/post/list';

/** Holds every answer but the page itself, and counts what is requested. */
async function holdAnswers(page: Page) {
  const requested: string[] = [];
  const held: Route[] = [];
  const isHeld = { value: (_path: string) => true };
  await page.route('**/*', async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (route.request().resourceType() === 'document') return await route.continue();
    requested.push(path);
    if (isHeld.value(path)) held.push(route);
    else await route.continue();
  });
  return {
    /** In the order of the requests, each as often as it was requested. */
    paths: (ending: string) => requested.filter((path) => path.endsWith(ending)),
    release: async (keepHeld: (path: string) => boolean) => {
      isHeld.value = keepHeld;
      const now = held.splice(0);
      for (const route of now) {
        if (keepHeld(new URL(route.request().url()).pathname)) held.push(route);
        else await route.continue();
      }
    },
  };
}

/** Signed in, in the main project, without any file of the console in this page. */
async function arrive(page: Page): Promise<void> {
  const token = await tokenOf(page.request, 'editor');
  await page.goto('/favicon.svg');
  await page.evaluate((token) => {
    localStorage.setItem('token', token);
    localStorage.setItem('i18nextLng', 'vi');
    const state = { themeMode: 'light', locale: 'vi', projectCurrentId: '1' };
    localStorage.setItem('layout-config', JSON.stringify({ state, version: 2 }));
  }, token);
}

/** The page notes when a field shows this text: what it fetches later, it fetches in the background. */
async function noteWhenShown(page: Page, text: string): Promise<void> {
  await page.addInitScript((text) => {
    const look = () => {
      if ([...document.querySelectorAll('textarea')].some(({ value }) => value === text))
        performance.mark('shown');
      else requestAnimationFrame(look);
    };
    look();
  }, text);
}

/** The script files whose requests began before that, each as often as it was requested. */
const scriptsBeforeShown = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [shown] = performance.getEntriesByName('shown');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= (shown?.startTime ?? 0))
      .map(({ name }) => new URL(name).pathname);
  });

interface Draft {
  readonly id: string;
  readonly title: string;
}

async function draftOf(request: APIRequestContext): Promise<Draft> {
  const token = await tokenOf(request, 'editor');
  return await ask<Draft>(request, token, 'post', 'post/create', { title: 'Mở thẳng từ địa chỉ' });
}

test('the list of posts requests its files, the session and its rows at once, each once, and nothing else before its first row', async ({
  page,
}) => {
  await arrive(page);
  const network = await holdAnswers(page);
  await page.goto('/manager_post', { waitUntil: 'commit' });
  await expect.poll(() => network.paths('/api/admin/me')).toHaveLength(1);
  await expect.poll(() => network.paths(LIST)).toHaveLength(1);
  await expect.poll(() => network.paths('.css').length).toBeGreaterThan(0);
  await expect.poll(() => network.paths('.js').some((path) => path.includes('texts-posts-vi'))).toBe(true);

  await network.release((path) => path === LIST);
  await expect(page.getByRole('heading', { level: 1, name: 'Bài viết' })).toBeVisible();
  const [scripts, styles] = [network.paths('.js'), network.paths('.css')];
  expect(scripts).toEqual([...new Set(scripts)]);
  expect(styles).toEqual([...new Set(styles)]);
  expect(scripts.length, scripts.join(' ')).toBeLessThanOrEqual(MOST_SCRIPTS);
  expect(styles.length, styles.join(' ')).toBeLessThanOrEqual(MOST_STYLES);

  await network.release(() => false);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  expect([network.paths('/api/admin/me'), network.paths(LIST)]).toEqual([['/api/admin/me'], [LIST]]);
});

test('an editor opened by its address requests its files, the session and its post at once, each once, and nothing else before the headline', async ({
  page,
}) => {
  await arrive(page);
  const post = await draftOf(page.request);
  const network = await holdAnswers(page);
  await noteWhenShown(page, post.title);
  await page.goto(`/manager_post/edit/${post.id}`, { waitUntil: 'commit' });
  const detail = `/api/admin/post/detail/${post.id}`;
  await expect.poll(() => network.paths('/api/admin/me')).toHaveLength(1);
  await expect.poll(() => network.paths(detail)).toHaveLength(1);
  await expect.poll(() => network.paths('.js').some((path) => path.includes('/editor-parts'))).toBe(true);
  const early = network.paths('.js');

  await network.release(() => false);
  await expect(page.getByRole('textbox', { name: 'Tiêu đề' })).toHaveValue(post.title);
  await expect(page.getByRole('button', { name: 'Ghi chú', exact: true })).toBeVisible();
  const scripts = await scriptsBeforeShown(page);
  expect(scripts).toEqual(expect.arrayContaining(early));
  expect(scripts).toEqual([...new Set(scripts)]);
  expect(scripts.length, scripts.join(' ')).toBeLessThanOrEqual(MOST_SCRIPTS_OF_EDITOR);
  expect(early.length).toBeGreaterThanOrEqual(scripts.length - 1);
  expect(network.paths(detail)).toHaveLength(1);
});

test('rows that arrived before the session was confirmed are not shown to somebody who may not see them', async ({
  page,
}) => {
  await arrive(page);
  await page.route('**/api/admin/me', (route) =>
    route.fulfill({ status: 401, json: { error: -20, message: 'Phiên đã hết' } }),
  );
  await page.goto('/manager_post');
  await expect(page.getByLabel('Mật khẩu', { exact: true })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('every call that the route table names for a page exists', async ({ request }) => {
  for (const { path, calls } of PAGES.filter(({ calls }) => calls.length > 0)) {
    const html = await (await request.get(path)).text();
    const [, json = '{}'] = /id="page-start">(.*?)<\/script>/.exec(html) ?? [];
    const paths = calls.map((call) => call.split('?', 1)[0]);
    expect(JSON.parse(json).calls.map((call: { path: string }) => call.path)).toEqual(paths);
  }
});
