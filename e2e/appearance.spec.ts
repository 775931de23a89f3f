import { expect } from '@playwright/test';
import { enter } from './enter.ts';
import { test } from './test.ts';

test('the theme "system" follows the theme of the machine', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await enter(page, 'admin', '/manager_project', { theme: 'system' });
  const html = page.locator('html');
  await expect(page.getByText('happy.toasoan.local')).toBeVisible();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveCSS('background-color', 'rgb(22, 28, 36)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('every control can be reached at 200 % zoom', async ({ page }) => {
  // Zoom of 200 % halves the window.
  await page.setViewportSize({ width: 720, height: 450 });
  await enter(page, 'admin', '/manager_post');
  await expect(page.getByRole('checkbox').nth(1)).toBeVisible();
  for (const path of [
    '/manager_post',
    '/dashboard',
    '/setting_post/manager_category',
    '/manager_post/create',
    '/profile',
  ]) {
    if (new URL(page.url()).pathname !== path) await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
