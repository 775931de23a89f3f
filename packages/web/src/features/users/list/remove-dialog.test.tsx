import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { openPeople } from '../test-support/open-people.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const entry = (name: string) => page.getByRole('menuitem', { name });
const openMenu = () => userEvent.click(page.getByRole('button', { name: 'Thao tác với Phan Mai Chi' }));

describe('deleting a login', () => {
  test('deleting names its consequences and sends the version seen', async () => {
    network.answer('/admin/users/9', { id: '9' });
    network.answer('/admin/account/uses/9', { total: 0, counts: {}, items: [], isOwed: false });
    await openPeople(network);
    await openMenu();
    await userEvent.click(entry('Xóa tài khoản'));
    const dialog = page.getByRole('dialog', { name: 'Xóa tài khoản Phan Mai Chi?' });
    await expect
      .element(dialog)
      .toMatchTextContent(/phiên đăng nhập của người này kết thúc ngay.*được giữ lại và vẫn mang tên này/);
    expect(network.to('/admin/users/9')).toEqual([]);
    await expect.element(dialog).toMatchTextContent(/Chưa nơi nào trong dự án này nhắc tới/);
    expect(dialog.element().textContent).not.toMatch(/Chuyển bài cho/);
    await userEvent.click(dialog.getByRole('button', { name: 'Xóa tài khoản' }));
    await expect.element(page.getByText('Đã xóa tài khoản Phan Mai Chi.')).toBeVisible();
    expect(network.to('/admin/users/9')[0]?.method).toBe('DELETE');
    expect(network.to('/admin/users/9')[0]?.headers.get('if-match')).toBe('"4"');
  });

  test('deleting counts what names the person, and moves it to somebody else who signs if one is chosen', async () => {
    let asked = '';
    network.reply('/admin/users/9', (query) => {
      asked = query.toString();
      return Response.json({ error: 0, data: { id: '9' } });
    });
    network.answer('/admin/user/search', {
      items: [{ userId: '12', displayName: 'Ban Thời sự', avatar: null, accountType: 'author' }],
      total: 1,
      page: 1,
      limit: 10,
    });
    const counts = { post: 12, event: 2, media: 1, page: 3 };
    network.answer('/admin/account/uses/9', { total: 18, counts, items: [], isOwed: true });
    await openPeople(network);
    await openMenu();
    await userEvent.click(entry('Xóa tài khoản'));
    const dialog = page.getByRole('dialog', { name: 'Xóa tài khoản Phan Mai Chi?' });
    await expect
      .element(dialog)
      .toMatchTextContent(/12 bài viết, 2 sự kiện, 1 tệp trong thư viện và 3 nơi khác.*Còn nhuận bút/);
    await expect.element(dialog).toMatchTextContent(/Chuyển bài cho….*Không bắt buộc/);
    await userEvent.click(dialog.getByRole('button', { name: /^Chọn người nhận/ }));
    await userEvent.click(page.getByRole('option', { name: 'Ban Thời sự' }));
    await expect.element(dialog).toMatchTextContent(/Tất cả chuyển sang tài khoản này/);
    await userEvent.click(dialog.getByRole('button', { name: 'Chuyển bài và xóa' }));
    await expect.element(page.getByText('Đã xóa tài khoản Phan Mai Chi.')).toBeVisible();
    expect(asked).toBe('moveTo=12');
  });

  test('deleting stays possible where the uses cannot be read, which is said', async () => {
    network.fail('/admin/account/uses/9', 404, {
      error: -404,
      code: 'NOT_FOUND',
      message: 'Không tìm thấy.',
    });
    await openPeople(network);
    await openMenu();
    await userEvent.click(entry('Xóa tài khoản'));
    const dialog = page.getByRole('dialog', { name: 'Xóa tài khoản Phan Mai Chi?' });
    await expect.element(dialog).toMatchTextContent(/Không tìm thấy.*Không bắt buộc/);
    await expect.element(dialog.getByRole('button', { name: /^Chọn người nhận/ })).toBeVisible();
  });
});
