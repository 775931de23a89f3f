import { expect } from '@playwright/test';
import { NEWSROOM } from './newsroom.ts';
import { test } from './test.ts';

test('a member of staff signs in and chooses a project', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(NEWSROOM.editor.email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(NEWSROOM.editor.password);
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await page.getByRole('button', { name: /Nghệ An hạnh phúc/ }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('tab', { name: 'Bảng tin' })).toHaveAttribute('aria-selected', 'true');
});
