import type { MediaUse } from '@toasoan/contract/features/media/media-use.ts';
import type { MediaRecall } from '@toasoan/contract/features/media/recall.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../../test/expect-accessible.ts';
import type { Network } from '../../../../../test/network.ts';
import { freshBrowser } from '../../../../../test/open-console.tsx';
import { aMedia, aMediaRow } from '../../library/test-support/a-media.ts';
import { openLibrary } from '../../library/test-support/open-library.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const PREVIEW = '/admin/media/recall/preview/11';
const START = '/admin/media/recall/11';
const UNDO = '/admin/media/recall/undo/7';
const USE: MediaUse = {
  entity: 'post',
  entityId: '5',
  title: 'Chợ phiên vùng cao',
  place: 'cover',
  useClass: 'PLACED',
  state: 'PUBLISHED',
  isHidden: false,
};
const uses: readonly MediaUse[] = [
  USE,
  { ...USE, entityId: '6', title: 'Giá điện năm tới', useClass: 'DRAFT', state: 'DRAFT' },
  { ...USE, entity: 'tag', entityId: '3', title: 'Lúa', place: 'image', state: '' },
];
const kept: readonly MediaUse[] = [{ ...USE, entityId: '8', title: 'Bài cũ', useClass: 'VERSION' }];
const RECALL: MediaRecall = {
  id: '7',
  mediaId: '11',
  mediaTitle: 'Mùa lúa chín',
  mode: 'REMOVE',
  other: null,
  reason: 'Tác giả rút quyền sử dụng',
  placeCount: 3,
  doneCount: 3,
  time: '2026-11-20T03:05:00.000Z',
  byName: 'Lê Thu Hà',
  undone: null,
  version: 1,
};
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const reason = () => page.getByRole('textbox', { name: 'Lý do' });

async function openDialog(changed = uses): Promise<void> {
  const file = aMedia({ version: 4, useCount: 3 });
  network.answer('/admin/media/detail/11', file);
  network.answer(PREVIEW, { changed, kept });
  await openLibrary(network, [aMediaRow({ version: 4, useCount: 3 })]);
  await userEvent.click(page.getByRole('gridcell').first(), { button: 'right' });
  await userEvent.click(page.getByRole('menuitem', { name: 'Thu hồi khỏi mọi nơi' }));
  await expect.element(page.getByRole('dialog', { name: 'Thu hồi “Mùa lúa chín”' })).toBeVisible();
}

describe('recalling a file', () => {
  test('shows every use with links, asks for a reason, and says how many places change', async () => {
    await openDialog();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('Bạn đọc đang thấy (2)')).toBeVisible();
    await expect.element(dialog.getByText('Trong bản nháp (1)')).toBeVisible();
    await expect
      .element(dialog.getByText('Giữ nguyên 1 nơi: phiên bản cũ và giấy tờ của tệp khác'))
      .toBeVisible();
    await expect
      .element(dialog.getByRole('link', { name: 'Lúa' }))
      .toHaveAttribute('href', '/setting_post/manager_tag?open=3&project=1');
    await expect.element(button('Gỡ khỏi 3 nơi')).toHaveAttribute('aria-disabled', 'true');
    // The dialog is half transparent while it opens.
    await Promise.all(
      dialog
        .element()
        .parentElement?.getAnimations({ subtree: true })
        .map(({ finished }) => finished) ?? [],
    );
    await expectAccessible(dialog.element() as HTMLElement);

    network.answer(START, { recall: RECALL, left: [] });
    await userEvent.fill(reason(), 'Tác giả rút quyền sử dụng');
    await userEvent.click(button('Gỡ khỏi 3 nơi'));
    await expect.element(page.getByText('Đã gỡ khỏi 3/3 nơi')).toBeVisible();
    expect(network.to(START).at(-1)?.body).toEqual({
      mode: 'REMOVE',
      version: 4,
      reason: 'Tác giả rút quyền sử dụng',
    });
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('is undone from its message, which names what was edited since', async () => {
    await openDialog();
    network.answer(START, { recall: RECALL, left: [] });
    network.answer(UNDO, {
      recall: { ...RECALL, version: 2, undone: { time: RECALL.time, byName: 'Lê Thu Hà', count: 2 } },
      left: [{ entity: 'post', entityId: '5', title: 'Chợ phiên vùng cao', places: ['cover'] }],
    });
    await userEvent.fill(reason(), 'Tác giả rút quyền sử dụng');
    await userEvent.click(button('Gỡ khỏi 3 nơi'));
    await userEvent.click(button('Hoàn tác'));
    await expect.element(page.getByText('Đã trả tệp về 2/3 nơi')).toBeVisible();
    await expect.element(page.getByText('Bài viết Chợ phiên vùng cao')).toBeVisible();
    expect(network.to(UNDO).at(-1)?.body).toEqual({ version: 1 });
  });

  test('names what it could not change and stays open', async () => {
    await openDialog();
    network.answer(START, {
      recall: { ...RECALL, doneCount: 2 },
      left: [{ entity: 'post', entityId: '6', title: 'Giá điện năm tới', places: ['cover'] }],
    });
    await userEvent.fill(reason(), 'Tác giả rút quyền sử dụng');
    await userEvent.click(button('Gỡ khỏi 3 nơi'));
    const dialog = page.getByRole('dialog', { name: 'Đã gỡ khỏi 2/3 nơi' });
    await expect.element(dialog.getByText('Bài viết Giá điện năm tới')).toBeVisible();
  });

  test('is not offered for an unused file', async () => {
    await openDialog([]);
    await userEvent.fill(reason(), 'Tác giả rút quyền sử dụng');
    await expect.element(button('Gỡ khỏi 0 nơi')).toHaveAttribute('aria-disabled', 'true');
  });

  test('asks for a replacement before it swaps', async () => {
    await openDialog();
    await userEvent.fill(reason(), 'Tác giả rút quyền sử dụng');
    await userEvent.click(page.getByRole('radio', { name: 'Thay bằng tệp khác' }));
    await expect.element(button('Thay ở 3 nơi')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('Chọn tệp thay thế')).toBeVisible();
  });
});

test('recent recalls are behind a button of the library and can be undone there', async () => {
  const undone = { time: RECALL.time, byName: 'Mai', count: 2 };
  network.answer('/admin/media-recall/list', {
    items: [RECALL, { ...RECALL, id: '6', mediaTitle: 'Chợ nổi', undone }],
  });
  await openLibrary(network, [aMediaRow()]);
  await userEvent.click(button('Các lần thu hồi gần đây'));
  const dialog = page.getByRole('dialog', { name: 'Các lần thu hồi gần đây' });
  await expect.element(dialog.getByText('Đã gỡ khỏi 3/3 nơi').first()).toBeVisible();
  await expect.element(dialog.getByText(/Mai đã hoàn tác 2\/3 nơi/)).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Hoàn tác/ }).elements()).toHaveLength(1);
  network.answer(UNDO, { recall: { ...RECALL, undone: { ...undone, count: 3 } }, left: [] });
  await userEvent.click(button('Hoàn tác: Mùa lúa chín'));
  await expect.element(page.getByText('Đã trả tệp về 3/3 nơi')).toBeVisible();
});

test('only users with the licence right are offered it', async () => {
  await openLibrary(network, [aMediaRow()], { role: 'EDITOR' });
  await userEvent.click(page.getByRole('gridcell').first(), { button: 'right' });
  await expect.element(page.getByRole('menuitem', { name: 'Tải tệp gốc' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Thu hồi khỏi mọi nơi' })).not.toBeInTheDocument();
  await expect.element(button('Các lần thu hồi gần đây')).not.toBeInTheDocument();
});
