import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { anOpenPost, headline, openEditor, panel, sent } from '../editing/test-support/open-editor.tsx';

const LIST = '/admin/post/redirect/list/5';
const ADD = '/admin/post/redirect/add/5';
const REMOVE = '/admin/post/redirect/remove/5';
const post = anOpenPost({}, { state: 'UNPUBLISHED', everPublished: true });
const since = '2026-11-20T03:05:00.000Z';
const redirects = (...slugs: string[]) => ({
  slug: post.slug,
  items: slugs.map((slug) => ({ slug, since })),
});

let network: Network;
beforeEach(async () => {
  network = freshBrowser();
  network.answer(LIST, redirects('ten-cu'));
  await openEditor(network, post);
  await userEvent.click(panel('Liên kết tĩnh và SEO'));
});

const button = (name: string | RegExp) => page.getByRole('button', { name });

test('old addresses are listed with their dates, and a pasted address becomes a further one', async () => {
  await expect.element(page.getByText('Từ 20/11/2026')).toBeVisible();
  network.answer(ADD, { post: { ...post, version: 2 }, redirects: redirects('trang-cu-bai-1', 'ten-cu') });
  await userEvent.fill(headline(), 'Đang sửa dở');
  await userEvent.fill(
    page.getByRole('textbox', { name: 'Thêm địa chỉ cũ' }),
    'https://cu.example/Trang cũ/bài-1',
  );
  await userEvent.click(button('Thêm chuyển hướng'));
  await expect.element(page.getByText('/trang-cu-bai-1', { exact: true })).toBeVisible();
  expect(network.to(ADD)[0]?.body).toEqual({ version: 1, slug: 'trang-cu-bai-1' });
  await expect.element(headline()).toHaveValue('Đang sửa dở');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => sent(network)).toMatchObject({ version: 2, title: 'Đang sửa dở' });
});

test('an old address is removed after a warning', async () => {
  network.answer(REMOVE, { post: { ...post, version: 2 }, redirects: redirects() });
  await userEvent.click(button('Bỏ chuyển hướng /ten-cu'));
  await expect.element(page.getByText(/sẽ gặp trang lỗi/)).toBeVisible();
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Bỏ chuyển hướng' }));
  await expect.element(page.getByText('Chưa có địa chỉ cũ nào.')).toBeVisible();
  expect(network.to(REMOVE)[0]?.body).toEqual({ version: 1, slug: 'ten-cu' });
});
