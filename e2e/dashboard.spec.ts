import { expect, type Page, test } from '@playwright/test';
import { enter, type Person } from './enter.ts';

const PEOPLE: readonly Person[] = ['superAdmin', 'admin', 'editor', 'author'];

/** What the list says it holds: of a list without rows there is nothing to page through. */
async function expectTotal(page: Page, total: string): Promise<void> {
  if (total === '0') await expect(page.getByText(/^(Chưa có bài viết|Không tìm thấy)/)).toBeVisible();
  else
    await expect(page.getByRole('navigation', { name: 'Phân trang' }).getByRole('paragraph')).toHaveText(
      new RegExp(`/ ${total}$`),
    );
}

for (const person of PEOPLE) {
  test(`every number on the dashboard of the ${person} is the total of the list it leads to`, async ({
    page,
  }) => {
    await enter(page, person, '/dashboard');
    const numbers = page
      .getByRole('list', { name: 'Số bài viết theo trạng thái' })
      .getByRole('link')
      .or(page.getByRole('link', { name: /^Xem tất cả/ }));
    await expect(numbers.first()).toBeVisible();
    const count = await numbers.count();
    expect(count).toBeGreaterThanOrEqual(10);
    for (let index = 0; index < count; index += 1) {
      const number = numbers.nth(index);
      const [total = ''] = /[\d.]+/.exec((await number.textContent()) ?? '') ?? [];
      const query = new URL((await number.getAttribute('href')) ?? '', page.url()).searchParams;
      query.delete('project');
      await test.step(`${query}: ${total}`, async () => {
        await number.click();
        await expect(page).toHaveURL((url) => url.searchParams.toString() === query.toString());
        await expectTotal(page, total);
        await page.getByRole('tab', { name: 'Bảng tin' }).click();
        await expect(number).toBeVisible();
      });
    }
  });
}

test('a draft begun on the dashboard waits there to be gone on with', async ({ page }) => {
  await enter(page, 'author', '/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Viết bài' }).first().click();
  await page.getByRole('textbox', { name: 'Tiêu đề', exact: true }).fill('Bài bắt đầu từ trang đầu');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/manager_post\/edit\/\d+/);
  const address = new URL(page.url()).pathname;
  await page.getByRole('tab', { name: 'Bảng tin' }).click();
  const drafts = page.getByRole('region', { name: 'Bản nháp của tôi' });
  await expect(drafts.getByRole('listitem').first()).toContainText('Bài bắt đầu từ trang đầu');
  await expect(page.getByRole('region', { name: 'Hoạt động gần đây' })).toContainText(
    'đã tạo bài Bài bắt đầu từ trang đầu',
  );
  await drafts.getByRole('link', { name: 'Bài bắt đầu từ trang đầu' }).click();
  await expect(page).toHaveURL((url) => url.pathname === address);
});
