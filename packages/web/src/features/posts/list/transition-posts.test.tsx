import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aPostRow, aWholePost } from '../test-support/a-post.ts';
import { BULK, openPosts } from '../test-support/open-posts.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const rows = [
  aPostRow({ id: '1', title: 'Bài nháp', state: 'DRAFT' }),
  aPostRow({ id: '2', title: 'Bài chờ một', state: 'SUBMITTED' }),
  aPostRow({ id: '3', title: 'Bài chờ hai', state: 'SUBMITTED' }),
];

async function chooseAll(): Promise<void> {
  await userEvent.click(page.getByRole('checkbox', { name: 'Chọn tất cả trên trang này' }));
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Xử lý bài' }));
}

const item = (name: string | RegExp) => page.getByRole('menuitem', { name });

describe('transitions of many posts', () => {
  test('offers those that fit at least one with their number, sends those posts and explains the skipped ones', async () => {
    network.answer(BULK, {
      done: 1,
      total: 2,
      results: [
        { id: '2', ok: true },
        { id: '3', ok: false, code: 'VERSION_CONFLICT', message: 'Bài vừa đổi.' },
      ],
    });
    await openPosts(network, rows, 'EDITOR');
    await chooseAll();
    await expect.element(item('Gửi biên tập (1/3)')).toBeVisible();
    await expect.element(item(/^Trình duyệt/)).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('toolbar').getByRole('button', { name: 'Trình duyệt' }))
      .not.toBeInTheDocument();
    await userEvent.click(item('Nhận biên tập (2/3)'));
    await expect.element(page.getByText('Đã xử lý 1/3')).toBeVisible();
    await expect.element(page.getByText('Bài chờ hai: Bài vừa đổi.')).toBeVisible();
    await expect.element(page.getByText(/^Bài nháp: Bài đang ở trạng thái không cho phép/)).toBeVisible();
    expect(network.to(BULK)[0]?.body).toEqual({ action: 'move', ids: ['2', '3'], to: 'EDITING' });
  });

  test('forwards the posts in editing with one press and names the others', async () => {
    network.answer(BULK, { done: 1, total: 1, results: [{ id: '4', ok: true }] });
    await openPosts(
      network,
      [aPostRow({ id: '4', title: 'Bài đang sửa', state: 'EDITING' }), ...rows.slice(0, 1)],
      'EDITOR',
    );
    await userEvent.click(page.getByRole('checkbox', { name: 'Chọn tất cả trên trang này' }));
    await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Trình duyệt' }));
    await expect.element(page.getByText('Đã xử lý 1/2')).toBeVisible();
    await expect.element(page.getByText(/^Bài nháp: Bài đang ở trạng thái không cho phép/)).toBeVisible();
    expect(network.to(BULK)[0]?.body).toEqual({ action: 'move', ids: ['4'], to: 'PENDING_APPROVAL' });
  });

  test('can be undone where the rules allow it for each post that went through', async () => {
    network.answer(BULK, {
      done: 2,
      total: 2,
      results: [
        { id: '2', ok: true },
        { id: '3', ok: true },
      ],
    });
    await openPosts(network, rows, 'EDITOR');
    await chooseAll();
    await userEvent.click(item('Nhận biên tập (2/3)'));
    await userEvent.click(page.getByRole('button', { name: 'Hoàn tác' }));
    await expect
      .poll(() => network.to(BULK)[1]?.body)
      .toEqual({
        action: 'move',
        ids: ['2', '3'],
        to: 'SUBMITTED',
      });
  });

  test('publishing many names those with open points before anything is sent', async () => {
    const points = { id: '6', title: 'Bài thiếu ảnh', required: [], advice: ['Thiếu ảnh đại diện.'] };
    network.answer('/admin/post/publish-points', {
      items: [points, { id: '7', title: 'Bài đủ', required: [], advice: [] }],
    });
    await openPosts(network, [
      aPostRow({ id: '6', title: 'Bài thiếu ảnh', state: 'PENDING_APPROVAL' }),
      aPostRow({ id: '7', title: 'Bài đủ', state: 'PENDING_APPROVAL' }),
    ]);
    await chooseAll();
    await userEvent.click(item(/^Duyệt & xuất bản \(2\/2\)/));
    const question = page.getByRole('alertdialog', { name: 'Xuất bản 2 bài viết?' });
    await expect
      .element(question)
      .toMatchTextContent(/1 bài đủ điều kiện\..*Bài thiếu ảnh Thiếu ảnh đại diện\./);
    await userEvent.click(question.getByRole('button', { name: 'Hủy' }));
    await expect.element(question).not.toBeInTheDocument();
    expect(network.to(BULK)).toEqual([]);
  });

  test('returning many posts asks for one reason', async () => {
    network.answer(BULK, {
      done: 2,
      total: 2,
      results: [
        { id: '2', ok: true },
        { id: '3', ok: true },
      ],
    });
    await openPosts(network, rows, 'EDITOR');
    await chooseAll();
    await userEvent.click(item('Trả bài (2/3)'));
    const dialog = page.getByRole('dialog', { name: 'Trả lại 2 bài viết' });
    await userEvent.click(dialog.getByRole('button', { name: /^Bài còn dài/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Trả bài' }));
    await expect.poll(() => network.to(BULK)[0]?.body).toMatchObject({ to: 'RETURNED', ids: ['2', '3'] });
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe('the menu of a row', () => {
  test('says why authors cannot publish their own post, and who can', async () => {
    const own = aPostRow({
      id: '1',
      createdBy: { userId: '3', name: 'Lê Thu Hà' },
      state: 'PENDING_APPROVAL',
    });
    await openPosts(network, [own]);
    await userEvent.click(page.getByRole('row').nth(1).getByRole('button').last());
    await expect.element(item(/^Duyệt & xuất bản/)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(item(/^Duyệt & xuất bản/)).toMatchTextContent(/Người duyệt được: Quản trị dự án/);
  });

  test('makes a transition and notifies', async () => {
    await openPosts(network, rows.slice(1, 2), 'EDITOR');
    const taken = aWholePost({ id: '2', title: 'Bài chờ một', state: 'EDITING', version: 2 });
    network.answer('/admin/post/transition/2', taken);
    await userEvent.click(page.getByRole('row').nth(1).getByRole('button').last());
    await userEvent.click(item('Nhận biên tập'));
    await expect.element(page.getByText('Bạn đã nhận biên tập “Bài chờ một”.')).toBeVisible();
    expect(network.to('/admin/post/transition/2')[0]?.body).toEqual({ version: 1, to: 'EDITING' });
  });
});

describe('deleting permanently', () => {
  const DRAFT_IN_TRASH = aPostRow({
    id: '5',
    title: 'Bài nháp cũ',
    state: 'TRASHED',
    stateBeforeTrash: 'DRAFT',
  });
  const menuOf = (title: string) =>
    userEvent.click(
      page.getByRole('row', { name: new RegExp(title) }).getByRole('button', { name: /^Thao tác/ }),
    );

  test('asks by name and sends the version it asked about', async () => {
    network.answer('/admin/posts/5', { id: '5' });
    await openPosts(network, [DRAFT_IN_TRASH], 'SUPPER_ADMIN');
    await menuOf('Bài nháp cũ');
    await userEvent.click(item('Xóa vĩnh viễn'));
    await expect.element(page.getByText('Xóa vĩnh viễn “Bài nháp cũ”?')).toBeVisible();
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Xóa vĩnh viễn' }));
    await expect.poll(() => network.to('/admin/posts/5').length).toBe(1);
    expect(network.to('/admin/posts/5')[0]?.headers.get('if-match')).toBe('"1"');
  });

  test('is not offered to others, and never for a post that was public', async () => {
    const wasPublic = aPostRow({
      id: '6',
      title: 'Bài từng đăng',
      state: 'TRASHED',
      stateBeforeTrash: 'UNPUBLISHED',
      publishedTime: '2026-11-01T00:00:00.000Z',
    });
    await openPosts(network, [wasPublic], 'SUPPER_ADMIN');
    await menuOf('Bài từng đăng');
    await expect.element(item('Xem')).toBeVisible();
    await expect.element(item('Xóa vĩnh viễn')).not.toBeInTheDocument();
  });
});
