import { expect } from '@playwright/test';
import { enter } from './enter.ts';
import { test } from './test.ts';

test('a tag is created, found without diacritics and merged into another, which keeps the name as an alias', async ({
  page,
}) => {
  await enter(page, 'admin', '/setting_post/manager_tag?open=new');
  await page.getByLabel('Tên thẻ').fill('Đường sắt tốc độ cao');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Đã lưu', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('duong sat');
  await expect(page.getByRole('link', { name: 'Đường sắt tốc độ cao' })).toBeVisible();

  await page
    .getByRole('row', { name: /Đường sắt tốc độ cao/ })
    .getByRole('button')
    .last()
    .click();
  await page.getByRole('menuitem', { name: /Gộp/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button').or(dialog.getByRole('combobox')).first().click();
  await page.keyboard.type('chuyen doi so');
  await page
    .getByRole('option', { name: /chuyển đổi số/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: /Gộp/ }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/setting_post/manager_tag?text=duong%20sat');
  await expect(page.getByText(/Còn gọi: .*Đường sắt tốc độ cao/)).toBeVisible();
});

test('a category is moved by keyboard and its new place is announced', async ({ page }) => {
  await enter(page, 'admin', '/setting_post/manager_category');
  const row = page.getByRole('row', { name: /Nông nghiệp/ });
  await expect(row).toBeVisible();
  await row.getByRole('link', { name: 'Nông nghiệp' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(/“Nông nghiệp”: cấp 2, vị trí 1 trên/)).toBeAttached();
  await page.reload();
  await expect(row).toBeVisible();
  const names = await page.getByRole('row').allInnerTexts();
  expect(names.findIndex((text) => text.includes('Nông nghiệp'))).toBe(
    names.findIndex((text) => text.includes('Đầu tư')) - 1,
  );
});
