import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aWholePage, openPages } from '../test-support/open-pages.tsx';

const SHOW = '/admin/page/preview/5';
const DRAWN = '<!doctype html><html lang="vi"><body><h1>Bản vẽ của máy chủ</h1></body></html>';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  network.answer('/admin/page/detail/5', aWholePage());
  network.answer(SHOW, { page: DRAWN, siteLang: 'vi', siteLanguages: ['vi'], older: null });
});

test('a static page is shown as its site draws it, with its state, and the way to its editor', async () => {
  await openPages(network, [], '/manager_page/preview/5');
  const frame = page.getByTitle(/^Trang như bạn đọc sẽ thấy/);
  await expect.element(frame).toBeVisible();
  expect(frame.element().getAttribute('srcdoc')).toContain('Bản vẽ của máy chủ');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Điều khoản sử dụng' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sửa', exact: true })).toBeVisible();
  expect(network.to(SHOW).map(({ body }) => body)).toEqual([{}]);
  await expectAccessible();
});
