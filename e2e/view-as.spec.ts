import { expect } from '@playwright/test';
import { enter } from './enter.ts';
import { expectAccessible } from './screens/look-at.ts';
import { test } from './test.ts';

test('a system administrator sees the console as a reporter does, can change nothing there, and comes back', async ({
  page,
}) => {
  await enter(page, 'superAdmin', '/manager_user/manager_user_account?text=nguyen+thi+anh');
  await page.getByRole('link', { name: 'Nguyễn Thị Ánh' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Xem như người này' }).click();
  await drawer.getByLabel('Lý do').fill('Chị Ánh báo không thấy nút Gửi');
  const [view] = await Promise.all([
    page.waitForEvent('popup'),
    drawer.getByRole('button', { name: 'Mở cửa sổ xem' }).click(),
  ]);
  await expect(view.getByText(/^Đang xem như Nguyễn Thị Ánh/)).toBeVisible();
  await expect(view).toHaveURL(/\/dashboard/);
  await expectAccessible(view);
  const menu = view.getByRole('navigation', { name: 'Danh mục chức năng' });
  await expect(menu.getByRole('link', { name: /^Bài viết/ })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Tài khoản' })).toHaveCount(0);
  await expect(
    page.getByRole('navigation', { name: 'Danh mục chức năng' }).getByRole('button', { name: 'Tài khoản' }),
  ).toBeVisible();

  const [beside] = await Promise.all([
    view.waitForEvent('popup'),
    menu.getByRole('link', { name: /^Bài viết/ }).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(beside.getByText(/^Đang xem như Nguyễn Thị Ánh/)).toBeVisible();
  await expect(beside).toHaveURL(/\/manager_post/);
  await beside.close();

  await view.goto('/setting_post/manager_tag?open=new');
  await view.getByRole('dialog').getByLabel('Tên thẻ').fill('Không được tạo');
  await view.keyboard.press('Control+s');
  await expect(view.getByText(/Bạn đang xem trang quản trị như một người khác/)).toBeVisible();

  // The administrator's own window is nobody else's.
  await page.reload();
  await expect(page.getByRole('button', { name: /^Tài khoản Trần Minh Quản/ })).toBeVisible();

  await view.goto('/dashboard');
  await view.getByRole('button', { name: 'Thôi xem' }).click();
  await expect(view.getByRole('button', { name: /^Tài khoản Trần Minh Quản/ })).toBeVisible();
  await expect(view.getByText(/^Đang xem như/)).toHaveCount(0);
});
