import { expect, type Page } from '@playwright/test';
import { ask, enter, tokenOf } from './enter.ts';
import { test } from './test.ts';

const switcher = (page: Page) => page.getByRole('button', { name: /Dự án hiện tại/ });

test('a new project can be chosen, and its administrator loses access when it is archived', async ({
  page,
  browser,
}) => {
  const token = await enter(page, 'superAdmin', '/manager_project');
  await page.getByRole('button', { name: 'Thêm dự án' }).click();
  await page.getByLabel('Tên dự án').fill('Báo Biển Đảo');
  await page.getByLabel('Tên miền').fill('biendao.toasoan.local');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  const card = page.getByRole('article').filter({ hasText: 'Báo Biển Đảo' });
  await expect(card).toContainText('biendao.toasoan.local');
  await switcher(page).click();
  await expect(page.getByRole('menuitemradio', { name: /Báo Biển Đảo/ })).toBeVisible();
  await page.keyboard.press('Escape');

  // Lê Thu Hà is another administrator.
  const { user } = await ask<{ user: { projects: { projectId: string; name: string }[] } }>(
    page.request,
    token,
    'get',
    'me',
  );
  const made = user.projects.find(({ name }) => name === 'Báo Biển Đảo')?.projectId ?? '';
  const { items } = await ask<{
    items: { userId: string; version: number; email: string; projects: { projectId: string }[] }[];
  }>(page.request, token, 'get', 'user/list?text=admin%40toasoan.local');
  const admin = items.find(({ email }) => email === 'admin@toasoan.local');
  if (!admin) throw new Error('the demo has an administrator');
  await ask(page.request, token, 'post', 'user/update', {
    userId: admin.userId,
    version: admin.version,
    projects: [...admin.projects.map(({ projectId }) => projectId), made],
  });
  const other = await browser.newPage();
  await enter(other, 'admin', '/manager_project');
  const theirs = other.getByRole('article').filter({ hasText: 'Báo Biển Đảo' });
  await expect(theirs).toBeVisible();

  await card
    .getByRole('button', { name: /Báo Biển Đảo/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Lưu trữ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lưu trữ' }).click();
  await expect(card).toContainText('Đã lưu trữ');
  await switcher(page).click();
  await expect(page.getByRole('menuitemradio', { name: /Lào Cai/ })).toBeVisible();
  await expect(page.getByRole('menuitemradio', { name: /Báo Biển Đảo/ })).toBeHidden();
  await other.reload();
  await expect(other.getByRole('article').filter({ hasText: 'Happy Việt Nam' })).toBeVisible();
  await expect(theirs).toBeHidden();
  await other.close();
});

test('a link that names another project is still in it after a reload', async ({ page }) => {
  await enter(page, 'admin', '/manager_project');
  await page.goto('/setting_post/manager_tag?project=7');
  await expect(page.getByRole('heading', { name: 'Thẻ', level: 1 })).toBeVisible();
  await expect(switcher(page)).toContainText('Nghệ An hạnh phúc');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thẻ', level: 1 })).toBeVisible();
  await expect(switcher(page)).toContainText('Nghệ An hạnh phúc');
});

test('a change of a project appears in its audit log and in the exported file', async ({ page }) => {
  await enter(page, 'admin', '/view_project');
  const description = page.getByLabel('Mô tả');
  await description.fill('Tiếng nói của đất nước, mỗi ngày.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Đã lưu', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Nhật ký' }).click();
  await page.getByRole('button', { name: /^Loại/ }).click();
  await page.getByRole('option', { name: 'Dự án' }).click();
  await page.keyboard.press('Escape');
  const row = page.getByRole('button', { name: /Sửa: Dự án “Cổng thông tin Việt Nam”/ }).first();
  await row.click();
  await expect(page.getByRole('row', { name: /^Mô tả/ })).toContainText('Tiếng nói của đất nước, mỗi ngày.');
  await page.reload();
  await expect(page.getByRole('row', { name: /^Mô tả/ })).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Xuất CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^nhat-ky-1-\d{4}-\d{2}-\d{2}\.csv$/);
  // Restores the project for the other journeys.
  const token = await tokenOf(page.request, 'superAdmin');
  const { version } = await ask<{ version: number }>(page.request, token, 'get', 'project/detail/1');
  await ask(page.request, token, 'post', 'project/update', {
    projectId: '1',
    version,
    description: 'Tin tức, đất nước và con người Việt Nam.',
  });
});
