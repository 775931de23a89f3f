import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { here } from '#web/core/routing/here.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aBan, aDetail } from '../test-support/a-comment.ts';
import { CHAU, ROWS, THUONG } from '../test-support/four-comments.ts';
import { openComments } from '../test-support/open-comments.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  useAppConfig.setState({ letterKeys: true, pageSize: 20 });
});

const item = (name: string) => page.getByRole('article', { name });
const bodyOf = (path: string) => network.to(path).at(-1)?.body;
const stored = (row: CommentRow, changes: Partial<CommentRow>) => ({ ...row, version: 2, ...changes });
const held = () =>
  [...document.querySelectorAll('[role="feed"] mark')].map((one) => one.firstChild?.textContent);

describe('a comment in hand', () => {
  test('marks the very words it is held for, and says which rule, which word, and how it was read', async () => {
    await openComments(network, ROWS);
    expect(held()).toEqual(['l.ừ.a đ.ả.o', '0912345214']);
    await expect
      .element(item('Hoài Thương').getByRole('list', { name: 'Vì sao bị giữ' }))
      .toHaveTextContent('Từ nghi vấn: “lừa đảo” · đọc thành “lua dao” · chèn ký tự giữa chữ');
  });

  test('is mended and approved in one step; what the reader wrote stays in sight', async () => {
    await openComments(network, ROWS);
    network.answer('/admin/comment/edit/1', stored(THUONG, { state: 'APPROVED', isEdited: true }));
    await userEvent.keyboard('je');
    const dialog = page.getByRole('dialog', { name: 'Sửa bình luận của Hoài Thương' });
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Nội dung' }), 'Mong cơ quan chức năng xử lý.');
    await expect.element(dialog.getByRole('mark').first()).toBeVisible();
    await expectAccessible();
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu và duyệt' }));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(bodyOf('/admin/comment/edit/1')).toEqual({
      version: 1,
      approve: true,
      content: 'Mong cơ quan chức năng xử lý.',
    });
    await expect.element(item('Trần Bảo Ngọc')).toHaveFocus();
  });

  test('is approved and answered together; a reply that fails keeps its words', async () => {
    await openComments(network, ROWS);
    network.answer('/admin/comment/decide/1', stored(THUONG, { state: 'APPROVED' }));
    network.fail('/admin/comment/reply/1', 500, { error: -500, message: 'Máy chủ bận' });
    await userEvent.keyboard('jt');
    const dialog = page.getByRole('dialog', { name: 'Tòa soạn trả lời Hoài Thương' });
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Lời đáp' }), 'Cảm ơn bạn đã báo.');
    await userEvent.click(dialog.getByRole('button', { name: 'Duyệt và trả lời' }));
    await expect.element(dialog.getByRole('button', { name: 'Gửi trả lời' })).toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: 'Lời đáp' })).toHaveValue('Cảm ơn bạn đã báo.');
    network.answer('/admin/comment/reply/1', stored(THUONG, { state: 'APPROVED', version: 3 }));
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi trả lời' }));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(network.to('/admin/comment/decide/1')).toHaveLength(1);
    expect(bodyOf('/admin/comment/reply/1')).toMatchObject({ version: 2, text: 'Cảm ơn bạn đã báo.' });
  });

  test('shows its thread, its reports and its sender beside it, personal data masked until an administrator asks', async () => {
    const thread = [
      {
        ...aDetail(CHAU),
        id: '90',
        senderName: 'Quốc Bảo',
        content: 'Mua vé ở đâu?',
        state: 'APPROVED' as const,
      },
      aDetail(THUONG),
    ];
    await openComments(network, [THUONG], { role: 'ADMIN' });
    network.answer('/admin/comment/detail/1', aDetail(THUONG, { thread }));
    const aside = page.getByRole('region', { name: 'Ngữ cảnh bình luận' });
    await expect.element(aside.getByText('15 duyệt')).toBeVisible();
    await expect.element(aside.getByText('h•••@thu.vidu')).toBeVisible();
    network.answer('/admin/comment/reveal/1', {
      email: 'hoaithuong@thu.vidu',
      address: '113.161.24.18',
      userAgent: 'Firefox',
      deletedText: '',
      content: '',
    });
    await userEvent.click(aside.getByRole('button', { name: 'Hiện', exact: true }));
    await expect.element(aside.getByText('hoaithuong@thu.vidu')).toBeVisible();
    await userEvent.click(aside.getByRole('link', { name: 'Xem cả 18' }));
    await expect.poll(() => here().search).toMatch(/view=all&senderOf=1/);
  });
});

describe('rights', () => {
  test('an editor bans for a week; longer bans are shown with what they need, and nothing is deleted', async () => {
    await openComments(network, ROWS);
    await userEvent.keyboard('jb');
    const dialog = page.getByRole('dialog', { name: 'Chặn Hoài Thương' });
    await expect.element(dialog.getByRole('radio', { name: '7 ngày' })).toBeChecked();
    const forever = dialog.getByRole('radio', { name: 'Vĩnh viễn' });
    await expect.element(forever).toBeDisabled();
    await expect.element(forever).toHaveAccessibleDescription(/quản trị dự án/);
    await expectAccessible();
    network.answer('/admin/comment/ban/create', aBan());
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Lý do' }), 'Rao vặt nhiều lần');
    await userEvent.click(dialog.getByRole('button', { name: 'Chặn người gửi' }));
    await expect
      .poll(() => bodyOf('/admin/comment/ban/create'))
      .toEqual({ commentId: '1', length: 'WEEK', reason: 'Rao vặt nhiều lần' });
    await userEvent.click(item('Hoài Thương').getByRole('button', { name: 'Thao tác khác' }));
    await expect.element(page.getByRole('menuitem', { name: /^Cải chính…/ })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Xóa' })).not.toBeInTheDocument();
  });

  test('an administrator deletes with a reason; there is no way back', async () => {
    await openComments(network, ROWS, { role: 'ADMIN' });
    network.answer('/admin/comment/delete/1', stored(THUONG, { state: 'DELETED', content: '' }));
    await userEvent.click(item('Hoài Thương').getByRole('button', { name: 'Thao tác khác' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Xóa' }));
    const dialog = page.getByRole('dialog', { name: 'Xóa bình luận của Hoài Thương?' });
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Lý do xóa' }), 'Theo yêu cầu của người gửi');
    await userEvent.click(dialog.getByRole('button', { name: 'Xóa', exact: true }));
    await expect.element(item('Hoài Thương')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Hoàn tác' })).not.toBeInTheDocument();
    expect(bodyOf('/admin/comment/delete/1')).toEqual({ version: 1, reason: 'Theo yêu cầu của người gửi' });
  });
});
