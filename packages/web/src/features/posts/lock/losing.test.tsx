import type { Presence } from '@toasoan/contract/features/articles/lock/presence.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { publishNotice } from '#web/core/live/notice-registry.ts';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { openEditor } from '../editing/test-support/open-editor.tsx';
import { aVersion, shownLines, typeAfter } from '../merge/test-support/two-people.ts';

const HELD_BY = {
  userId: '9',
  name: 'Hà Anh',
  editingSession: 'the-tab-of-ha-anh',
  since: '2026-11-22T13:15:00.000Z',
};
const LONG = ['Mùa lúa chín', ...Array.from({ length: 80 }, (_, at) => `Dòng ${at + 1} của bài.`)];
const TYPED = ['Mùa lúa chín Vừa gõ.', ...LONG.slice(1)];

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  network.answer('/admin/post/autosave', { savedTime: '2026-11-22T13:16:00.000Z' });
});

function reply(changes: Partial<Presence>): void {
  const nobody = { holder: null, mine: false, mayTakeOver: false, others: [], version: 1 };
  network.answer('/admin/post/presence/5', { ...nobody, ...changes });
}
let notices = 0;
function noticeArrives(): void {
  notices += 1;
  publishNotice({ id: `l${notices}`, projectId: '1', kind: 'presence', thingId: '5', editingSession: 'x' });
}
async function openMine(): Promise<void> {
  reply({ mine: true, holder: { ...HELD_BY, userId: aSession().user.userId } });
  await openEditor(network, aVersion(1, LONG));
}
function lose(version = 1): void {
  reply({ holder: HELD_BY, version });
  noticeArrives();
}
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('whoever loses a post sees it at the last line, and nothing there offers to write', async () => {
  await openMine();
  await userEvent.click(button(/^Đề xuất sửa/));
  await expect.element(page.getByText(/^Đang đề xuất/)).toBeVisible();
  await page.getByText('Dòng 80 của bài.').click();
  await typeAfter('Dòng 80', ' Vừa gõ.');
  lose();
  const banner = page.getByText('Hà Anh đã chiếm quyền sửa lúc 20:15.');
  await expect.element(banner).toBeInViewport();
  await expect.element(page.getByText(/Dòng 80 của bài/)).toBeInViewport();
  await expect.element(button('Xem khác biệt')).toBeInViewport();
  await expect.element(button('Xin lại quyền sửa')).toBeInViewport();
  expect(page.getByText(/^Đang đề xuất/).elements()).toEqual([]);
  expect(page.getByRole('toolbar').elements()).toEqual([]);
  // The card of the suggestion goes with the next frame.
  await expect.poll(() => button(/^Lưu|^Nhận|^Bỏ đề xuất/).elements()).toEqual([]);
  await expect.element(page.getByText(/^Người khác đang sửa bài: chữ bạn gõ/)).toBeInTheDocument();
});

test('words that the colleague has saved are private no more', async () => {
  await openMine();
  await typeAfter('Mùa lúa chín', ' Vừa gõ.');
  lose();
  await expect.element(page.getByText(/đã chiếm quyền sửa/)).toBeVisible();
  const others = [...TYPED, 'Hà Anh viết thêm.'];
  network.answer('/admin/post/detail/5', aVersion(2, others));
  lose(2);
  await expect.element(page.getByText(/Mọi chữ bạn gõ đã nằm trong bản Hà Anh lưu/)).toBeVisible();
  expect(shownLines()).toEqual(others);
  expect(network.sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  expect(useTabs.getState().dirty).toEqual([]);
  await expect.element(page.getByText(/^Đã lưu \d/)).toBeVisible();
});

test('words that the colleague has not saved stay private', async () => {
  await openMine();
  await typeAfter('Mùa lúa chín', ' Vừa gõ.');
  network.answer('/admin/post/detail/5', aVersion(2, [...LONG, 'Hà Anh viết thêm.']));
  lose(2);
  await expect.element(page.getByText(/đã chiếm quyền sửa/)).toBeVisible();
  await expect.poll(() => network.to('/admin/post/detail/5').length).toBeGreaterThan(1);
  await expect.element(page.getByText(/^Bản riêng của bạn, lưu/)).toBeVisible();
  expect(shownLines()).toEqual(TYPED);
});
