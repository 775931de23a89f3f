import { expect } from '@playwright/test';
import { ask, enter, tokenOf } from './enter.ts';
import { NEWSROOM } from './newsroom.ts';
import { somebodyNew } from './somebody-new.ts';
import { test } from './test.ts';

test('after the sign-in the requested page opens', async ({ page }) => {
  await page.addInitScript(() => {
    const state = { themeMode: 'light', locale: 'vi', projectCurrentId: '1' };
    localStorage.setItem('layout-config', JSON.stringify({ state, version: 2 }));
  });
  await page.goto('/setting_post/manager_tag?text=hue');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(NEWSROOM.admin.email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(NEWSROOM.admin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/setting_post\/manager_tag\?.*text=hue/);
});

test('a session that ends elsewhere leads to the sign-in, and the same person finds the unsaved text', async ({
  page,
}) => {
  const person = await somebodyNew(page.request, {
    displayName: 'Mai Thảo Nguyên',
    email: 'thao.nguyen@toasoan.local',
    role: 'AUTHOR',
  });
  const token = await enter(page, person, '/manager_post/create');
  await page.getByRole('textbox', { name: 'Tiêu đề', exact: true }).fill('Bài dở khi bị đăng xuất');
  await expect(page).toHaveURL(/manager_post\/edit\/\d+/);
  const other = await tokenOf(page.request, person);
  const { items } = await ask<{ items: { id: string; isCurrent?: boolean; current?: boolean }[] }>(
    page.request,
    other,
    'get',
    'user/session/list',
  );
  // The page is notified at once, before it has sent the last typed words.
  await page.getByRole('textbox', { name: 'Tiêu đề', exact: true }).fill('Bài dở khi bị đăng xuất, thêm chữ');
  for (const session of items.filter((one) => !(one.isCurrent ?? one.current))) {
    await ask(page.request, other, 'delete', `sessions/${session.id}`);
  }
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(token).not.toBe(other);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Tiêu đề', exact: true })).toHaveValue(
    'Bài dở khi bị đăng xuất, thêm chữ',
  );
});

test('another project shows its own posts, and a new browser tab keeps its own project', async ({
  page,
  context,
}) => {
  await enter(page, 'admin', '/manager_post');
  await page.getByRole('button', { name: /Dự án hiện tại/ }).click();
  await page.getByRole('menuitemradio', { name: 'Happy Việt Nam' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('navigation', { name: 'Đường dẫn điều hướng' })).toContainText(
    'Happy Việt Nam',
  );
  const second = await context.newPage();
  await second.goto('/manager_post?project=1');
  await expect(second.getByRole('button', { name: /Dự án hiện tại.*Cổng thông tin/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /Dự án hiện tại.*Happy/ })).toBeVisible();
});
