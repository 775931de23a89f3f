import { expect } from '@playwright/test';
import { enter, tokenOf } from './enter.ts';
import { NEWSROOM } from './newsroom.ts';
import { test } from './test.ts';

const LIST = '/manager_user/manager_user_account';
const EMAIL = 'thuy.duong@toasoan.local';
const PASSWORD = 'mười hai con giáp';

test('a new person chooses a password with an invitation link, which works once, and signs in', async ({
  page,
  browser,
}) => {
  await enter(page, 'admin', `${LIST}?open=new`);
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Họ và tên').fill('Lê Thùy Dương');
  await drawer.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
  await page.keyboard.press('Control+s');
  const shown = page.getByRole('dialog', { name: 'Liên kết mời Lê Thùy Dương' });
  const link = await shown.getByRole('textbox', { name: 'Liên kết' }).inputValue();
  await shown.getByRole('button', { name: 'Đóng', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('thuy duong');
  await expect(page.getByRole('row', { name: /Lê Thùy Dương/ })).toContainText('Chưa đặt mật khẩu');
  await expect(page.getByText(link)).toHaveCount(0);

  const theirs = await (await browser.newContext({ locale: 'vi-VN', baseURL: NEWSROOM.url })).newPage();
  await theirs.goto(link);
  await theirs.getByLabel('Mật khẩu mới', { exact: true }).fill(PASSWORD);
  await theirs.getByLabel('Nhập lại mật khẩu mới').fill(PASSWORD);
  await theirs.keyboard.press('Enter');
  await expect(theirs).toHaveURL(/\/login$/);
  await theirs.getByLabel('Email').fill(EMAIL);
  await theirs.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByRole('button', { name: /^Tài khoản Lê Thùy Dương/ })).toBeVisible();
  await theirs.context().close();

  const again = await browser.newPage();
  await again.goto(link);
  await again.getByLabel('Mật khẩu mới', { exact: true }).fill(`${PASSWORD} 2`);
  await again.getByLabel('Nhập lại mật khẩu mới').fill(`${PASSWORD} 2`);
  await again.keyboard.press('Enter');
  await expect(again.getByText(/đã được dùng hoặc đã hết hạn/)).toBeVisible();
  await again.close();
});

test('the removal of projects from a person has a preview, a confirmation and a report', async ({ page }) => {
  await enter(page, 'superAdmin', `${LIST}?text=quang+duc`);
  await page.getByRole('link', { name: 'Tạ Quang Đức' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('checkbox', { name: /^Happy/ }).uncheck();
  await expect(drawer.getByRole('button', { name: /^Sau khi lưu: được thêm 0, mất \d+/ })).toBeVisible();
  await expect(drawer.getByText('Rời dự án')).toBeVisible();
  await page.keyboard.press('Control+s');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Rời dự án Happy Việt Nam');
  await question.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page.getByText('Đã lưu', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'Vì sao được, vì sao không' }).click();
  await drawer.getByRole('button', { name: /^Dự án: / }).click();
  await page.getByRole('option', { name: 'Happy Việt Nam' }).click();
  await drawer.getByRole('button', { name: /^Khu vực: / }).click();
  await page.getByRole('option', { name: 'Bài viết', exact: true }).click();
  await expect(drawer.getByText(/tài khoản không thuộc dự án Happy Việt Nam/)).toBeVisible();
});

test('a reporter is refused in the area of accounts and sees the reason', async ({ page }) => {
  await enter(page, 'author', LIST);
  await expect(page.getByRole('heading', { name: 'Oops! Forbidden Page.' })).toBeVisible();
  await expect(page.getByRole('tab', { name: '403' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tài khoản', exact: true })).toHaveCount(0);
  await expect(page.getByText(/chỉ dành cho .*vai trò hiện tại là Phóng viên/)).toBeVisible();
  await expect(page.getByText(/^Người có thể cấp quyền: .*Lê Thu Hà/)).toBeVisible();
  const token = await tokenOf(page.request, 'author');
  const answer = await page.request.get('/api/admin/user/list', {
    headers: { authorization: `Bearer ${token}`, 'project-id': '1' },
  });
  expect(answer.status()).toBe(403);
});
