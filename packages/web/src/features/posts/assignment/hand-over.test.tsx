import type { HandOverItem } from '@toasoan/contract/features/posts/assignment/assignment.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { anAccount } from '../../users/test-support/open-people.tsx';
import { aPostRow } from '../test-support/a-post.ts';
import { openPosts } from '../test-support/open-posts.tsx';

const ITEMS = '/admin/post/handOver/items';
const HAND_OVER = '/admin/post/handOver';
const UNDO = '/admin/post/handOver/undo/77';

const items: readonly HandOverItem[] = [
  { ...aPostRow({ id: '21', title: 'Bão số 9', state: 'EDITING', version: 4 }), why: 'editing' },
  { ...aPostRow({ id: '22', title: 'Giá vàng', state: 'SUBMITTED', version: 2 }), why: 'given' },
  {
    ...aPostRow({
      id: '23',
      title: 'Bản tin sáng',
      state: 'SCHEDULED',
      scheduleTime: '2026-11-20T23:00:00Z',
    }),
    why: 'scheduled',
  },
];

let network: Network;
beforeEach(async () => {
  network = freshBrowser();
  network.answer(ITEMS, { items, total: items.length });
  network.answer('/admin/user/search', {
    items: [anAccount({ userId: '9', displayName: 'Phạm Đức Anh' })],
    total: 1,
    page: 1,
    limit: 20,
  });
  await openPosts(network, [aPostRow()]);
  await userEvent.click(page.getByRole('link', { name: /^Của tôi/ }));
  await userEvent.click(page.getByRole('button', { name: 'Bàn giao ca' }));
  await expect.element(dialog().getByText('Bão số 9')).toBeVisible();
});

const dialog = () => page.getByRole('dialog', { name: 'Bàn giao ca' });
const hand = (name: RegExp) => dialog().getByRole('button', { name });

async function chooseColleague(): Promise<void> {
  await userEvent.click(dialog().getByRole('button', { name: 'Người nhận ca' }));
  await userEvent.click(page.getByRole('option', { name: 'Phạm Đức Anh' }));
}

test('all assigned posts go with one message, and undo brings them back', async () => {
  await expect.element(hand(/^Bàn giao 3 bài/)).toHaveAttribute('aria-disabled', 'true');
  await chooseColleague();
  await userEvent.fill(dialog().getByRole('textbox', { name: 'Lời nhắn bàn giao' }), 'Nhờ em trông giúp.');
  network.answer(HAND_OVER, {
    id: '77',
    done: 3,
    total: 3,
    results: items.map(({ id }) => ({ id, ok: true })),
  });
  await userEvent.click(hand(/^Bàn giao 3 bài/));
  await expect.element(page.getByText('Đã bàn giao 3 bài cho Phạm Đức Anh.')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(network.to(HAND_OVER)[0]?.body).toEqual({
    toUserId: '9',
    text: 'Nhờ em trông giúp.',
    posts: [
      { id: '21', version: 4 },
      { id: '22', version: 2 },
      { id: '23', version: 1 },
    ],
  });
  network.answer(UNDO, {
    done: 2,
    total: 3,
    results: [
      { id: '21', ok: false, code: 'VERSION_CONFLICT', message: 'Bài đã có người sửa.' },
      { id: '22', ok: true },
      { id: '23', ok: true },
    ],
  });
  await userEvent.click(page.getByRole('button', { name: 'Hoàn tác' }));
  await expect.element(page.getByText(/^Đã nhận lại 2\/3 bài/)).toBeVisible();
  await expect.element(page.getByText('Bão số 9: Bài đã có người sửa.')).toBeVisible();
});

test('a selection is handed over; posts that stay are named with the reason', async () => {
  await userEvent.click(dialog().getByRole('checkbox', { name: 'Giá vàng' }));
  await chooseColleague();
  network.answer(HAND_OVER, {
    id: '77',
    done: 1,
    total: 2,
    results: [
      { id: '21', ok: true },
      { id: '23', ok: false, code: 'RULES_NOT_MET', message: 'Người nhận không có quyền hẹn giờ.' },
    ],
  });
  await userEvent.click(hand(/^Bàn giao 2 bài/));
  await expect.element(page.getByText('Đã bàn giao 1/2 bài cho Phạm Đức Anh.')).toBeVisible();
  await expect.element(page.getByText('Bản tin sáng: Người nhận không có quyền hẹn giờ.')).toBeVisible();
  const sent = network.to(HAND_OVER)[0]?.body as { posts: { id: string }[] } | undefined;
  expect(sent?.posts.map(({ id }) => id)).toEqual(['21', '23']);
});

test('nothing can be sent without a selection, and one tick selects all', async () => {
  await chooseColleague();
  await userEvent.click(dialog().getByRole('checkbox', { name: 'Chọn tất cả (3 bài)' }));
  await expect.element(hand(/^Bàn giao 0 bài/)).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(dialog().getByRole('checkbox', { name: 'Chọn tất cả (3 bài)' }));
  await expect.element(hand(/^Bàn giao 3 bài/)).not.toHaveAttribute('aria-disabled');
});

test('has no accessibility violations', async () => {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  await expectAccessible();
});
