import type { Placement } from '@toasoan/contract/features/posts/placement/placement.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aWholePost } from '../test-support/a-post.ts';
import { openPost } from '../test-support/open-posts.tsx';

const PLACEMENTS = '/admin/post/placements';
const PLACE = '/admin/post/place/5';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

function aPlace(changes: Partial<Placement> = {}): Placement {
  return {
    postId: '8',
    title: 'Chợ nổi Cái Răng',
    state: 'PUBLISHED',
    kind: 'FOCUS',
    category: null,
    position: 1,
    until: null,
    placedBy: 'Lê Thu Hà',
    placedTime: '2026-11-20T03:05:00.000Z',
    version: 4,
    ...changes,
  };
}

async function openPlaces(items: readonly Placement[], state: 'PUBLISHED' | 'DRAFT' = 'PUBLISHED') {
  network.answer(PLACEMENTS, { items, focusMax: 5 });
  const category = { id: '2', title: 'Du lịch' };
  await openPost(network, aWholePost({ id: '5', state, mainCategory: category, categories: [category] }));
  if (state === 'PUBLISHED') await userEvent.click(page.getByRole('button', { name: /^Vị trí nổi bật/ }));
}

test('a switch features the post, with its version', async () => {
  await openPlaces([]);
  network.answer(PLACE, { items: [], focusMax: 5 });
  await userEvent.click(page.getByRole('switch', { name: 'Tin tiêu điểm' }));
  await expect.element(page.getByText('Đã cập nhật vị trí của “Mùa lúa chín”.')).toBeVisible();
  expect(network.to(PLACE).map(({ body }) => body)).toEqual([{ version: 1, kind: 'FOCUS' }]);
});

test('a full focus is explained in the words of the rule', async () => {
  await openPlaces([]);
  const message = 'Tiêu điểm đã đủ 5 bài. Bỏ bớt một bài trước khi thêm.';
  network.fail(PLACE, 422, {
    error: -422,
    code: 'RULES_NOT_MET',
    message,
    details: { rules: [{ code: 'FOCUS_FULL', message }] },
  });
  await userEvent.click(page.getByRole('switch', { name: 'Tin tiêu điểm' }));
  await expect.element(page.getByText(message).first()).toBeVisible();
});

test('focus stories are moved with the arrow keys of their handle', async () => {
  await openPlaces([aPlace(), aPlace({ postId: '9', title: 'Bản tin trưa', position: 2, version: 7 })]);
  network.answer('/admin/post-focus/reorder', { items: [], focusMax: 5 });
  const list = page.getByRole('list', { name: 'Thứ tự tin tiêu điểm' });
  await expect.element(list).toBeVisible();
  list.getByRole('button').nth(1).element().focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect
    .poll(() => network.to('/admin/post-focus/reorder').map(({ body }) => body))
    .toEqual([{ id: '9', version: 7, beforeId: '8' }]);
});

test('a pin that would replace another one asks by name', async () => {
  await openPlaces([aPlace({ kind: 'PINNED', position: null, category: { id: '2', title: 'Du lịch' } })]);
  network.answer(PLACE, { items: [], focusMax: 5 });
  await userEvent.click(page.getByRole('button', { name: /^Ghim trong chuyên mục/ }));
  await userEvent.click(page.getByRole('option', { name: 'Du lịch' }));
  await expect
    .element(page.getByText('Bài đang ghim “Chợ nổi Cái Răng” sẽ không còn ở đầu chuyên mục.'))
    .toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Thay bài ghim' }));
  await expect
    .poll(() => network.to(PLACE).map(({ body }) => body))
    .toEqual([{ version: 1, kind: 'PINNED', categoryId: '2', replace: true }]);
});

test('a draft has no placements', async () => {
  await openPlaces([], 'DRAFT');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Vị trí nổi bật/ })).not.toBeInTheDocument();
});
