import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aPostRow, aWholePost } from '../test-support/a-post.ts';
import { openPosts, TRANSITION } from '../test-support/open-posts.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  network.answer('/admin/saved-view/list', { items: [] });
});
afterEach(() => page.viewport(1280, 800));

const rowOf = (name: RegExp) => page.getByRole('row', { name });
const boxOf = (element: Element) => element.getBoundingClientRect();

test('at 1440 by 900 eleven rows and the paging are in sight', async () => {
  await page.viewport(1440, 900);
  const posts = Array.from({ length: 20 }, (_, index) =>
    aPostRow({ id: `${index + 1}`, title: `Bài ${index + 1}.` }),
  );
  await openPosts(network, posts);
  await expect.element(rowOf(/Bài 11\./)).toBeVisible();
  const paging = page.getByRole('navigation', { name: 'Phân trang' });
  await expect.poll(() => boxOf(paging.element()).bottom).toBeLessThanOrEqual(900);
  expect(boxOf(rowOf(/Bài 11\./).element()).bottom).toBeLessThanOrEqual(boxOf(paging.element()).top + 1);
});

test('a row says in words what stops the post, who writes in it and why it came back', async () => {
  await openPosts(network, [
    aPostRow({
      id: '1',
      title: 'Trực tiếp',
      postType: 'LIVE',
      isSponsored: true,
      hasPending: true,
      mustFixNotes: 1,
    }),
    aPostRow({
      id: '2',
      title: 'Trả về',
      state: 'RETURNED',
      stateReason: 'Bổ sung nguồn ảnh 3',
      pictures: 8,
      comments: 46,
    }),
    aPostRow({
      id: '3',
      title: 'Đang mở',
      holder: { userId: '9', name: 'Phạm Đức Anh', since: '2026-11-20T03:05:00Z' },
    }),
    aPostRow({ id: '4', title: 'Còn yên' }),
  ]);
  await expect.element(page.getByText('1 ghi chú phải sửa')).toBeVisible();
  for (const sign of [
    'Tường thuật trực tiếp',
    'Bài tài trợ',
    'Có thay đổi chưa xuất bản',
    'Bổ sung nguồn ảnh 3',
    'Phạm Đức Anh đang sửa',
    '640 chữ',
  ]) {
    expect(page.getByText(sign).elements()).toHaveLength(1);
  }
  for (const sign of ['8 ảnh trong bài', '46 trao đổi nội bộ']) {
    await expect.element(page.getByRole('img', { name: sign })).toBeVisible();
  }
  await expectAccessible();
});

test('a scheduled post shows its time in place of the state, and the address shows on hover alone', async () => {
  await openPosts(network, [aPostRow({ state: 'SCHEDULED', scheduleTime: '2027-03-04T23:30:00.000Z' })]);
  await expect.element(page.getByRole('cell', { name: 'Hẹn giờ 05/03/2027' })).toBeVisible();
  const slug = page.getByText('mua-lua-chin');
  await userEvent.hover(page.getByRole('heading', { level: 1 }));
  await expect.element(slug).not.toBeVisible();
  await userEvent.hover(rowOf(/Mùa lúa chín/));
  await expect.element(slug).toBeVisible();
});

test('the row with the focus offers its next steps as buttons, and no other row does', async () => {
  network.answer(TRANSITION, aWholePost({ state: 'EDITING', version: 2 }));
  await openPosts(
    network,
    [aPostRow({ state: 'SUBMITTED' }), aPostRow({ id: '6', title: 'Bài sau', state: 'SUBMITTED' })],
    'EDITOR',
  );
  await expect.element(rowOf(/Bài sau/)).toBeVisible();
  await userEvent.keyboard('j');
  const step = page.getByRole('button', { name: 'Nhận biên tập' });
  await expect.element(step).toBeVisible();
  expect(step.elements()).toHaveLength(1);
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(step).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => network.to(TRANSITION)[0]?.body).toEqual({ version: 1, to: 'EDITING' });
});

test('the bulk bar covers neither the last row nor the paging', async () => {
  await page.viewport(1440, 900);
  const posts = Array.from({ length: 20 }, (_, index) =>
    aPostRow({ id: `${index + 1}`, title: `Bài ${index + 1}.` }),
  );
  await openPosts(network, posts);
  await expect.element(rowOf(/Bài 20\./)).toBeVisible();
  await userEvent.click(page.getByRole('checkbox', { name: 'Chọn Bài 1.' }));
  const bar = page.getByRole('toolbar', { name: 'Thao tác hàng loạt' });
  await expect.element(bar).toBeVisible();
  const paging = page.getByRole('navigation', { name: 'Phân trang' }).element();
  expect(boxOf(bar.element()).bottom).toBeLessThanOrEqual(boxOf(paging).top);
  document.querySelector('[role="tabpanel"]')?.scrollTo(0, 9999);
  await expect.poll(() => boxOf(bar.element()).top >= boxOf(rowOf(/Bài 20\./).element()).bottom).toBe(true);
  expect(boxOf(bar.element()).bottom).toBeLessThanOrEqual(boxOf(paging).top);
});
