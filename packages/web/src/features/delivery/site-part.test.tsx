import type { DeliverySettings } from '@toasoan/contract/features/delivery/delivery-settings.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { inProduction } from '../../../test/in-production.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { openAs } from '../projects/test-support/open-project.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const SETTINGS: DeliverySettings = {
  adsTxt: '',
  cdnKind: 'TAGS_JSON',
  cdnAddress: 'https://cdn.example/purge',
  hasCdnToken: true,
  purge: { waiting: 2, lastTime: '2026-11-20T02:00:00.000Z', failure: 'ANSWER' },
  version: 3,
};

async function open(view: string, domains: readonly string[] = ['bao.example']) {
  network.answer('/admin/delivery/settings', SETTINGS);
  await openAs(network, 'ADMIN', `/view_project?view=${view}`, {
    domains: [...domains],
    languages: ['vi', 'en'],
  });
}

test('the feeds of the site are named by their whole addresses, in each language', async () => {
  await open('feeds');
  await expect.element(page.getByRole('link', { name: 'https://bao.example/index.rss' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'https://bao.example/en.rss' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'https://bao.example/sitemap-news.xml' }))
    .toBeVisible();
  await expectAccessible();
});

test('the domains say which one is the main one', async () => {
  await open('domains');
  await expect.element(page.getByText('Chính', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'bao.example', exact: true })).toBeVisible();
});

test('in production a project without a domain has neither feeds nor a page to see', async () => {
  inProduction();
  await open('feeds', []);
  await expect.element(page.getByText(/Dự án chưa có tên miền/)).toBeVisible();
  expect(page.getByRole('link', { name: /index\.rss/ }).elements()).toEqual([]);
  await expectAccessible();
});

test('in production the domains offer no page on this server', async () => {
  inProduction();
  await open('domains');
  await expect.element(page.getByRole('link', { name: 'bao.example', exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Xem trang trên máy chủ này' }))
    .not.toBeInTheDocument();
});

test('a purge that failed says what to mend, and a save sends no token that was not typed', async () => {
  await open('delivery');
  await expect.element(page.getByText('CDN từ chối lần gọi gần nhất', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Còn 2 thay đổi CDN chưa nhận.', { exact: false })).toBeVisible();
  await expectAccessible();
  network.answer('/admin/delivery/saveSettings', { ...SETTINGS, adsTxt: 'a.example, 1, DIRECT', version: 4 });
  await page.getByRole('textbox', { name: 'Nội dung ads.txt' }).fill('a.example, 1, DIRECT');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect.element(page.getByText('Đã lưu cài đặt phát hành')).toBeVisible();
  expect(network.to('/admin/delivery/saveSettings')[0]?.body).toEqual({
    version: 3,
    adsTxt: 'a.example, 1, DIRECT',
    cdnKind: 'TAGS_JSON',
    cdnAddress: 'https://cdn.example/purge',
  });
});
