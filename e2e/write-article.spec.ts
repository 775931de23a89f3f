import { expect, type Page, test } from '@playwright/test';
import { ask, enter } from './enter.ts';

const TITLE = 'Mùa hoa gạo tháng Ba trên cao nguyên đá';
const BODY = 'Khi những cơn mưa xuân cuối cùng vừa dứt, hoa gạo bắt đầu thắp lửa trên các triền núi.';

const headline = (page: Page) => page.getByRole('textbox', { name: 'Tiêu đề', exact: true });
const body = (page: Page) => page.getByRole('textbox', { name: 'Nội dung' });

/** The newest post of that title, as the server has it. */
async function stored(page: Page, token: string, title: string) {
  const { items } = await ask<{ items: { id: string; title: string; state: string }[] }>(
    page.request,
    token,
    'get',
    `post/list?text=${encodeURIComponent(title)}`,
  );
  return items.find((post) => post.title === title);
}

test('an article is written, published, found without diacritics, taken down and restored by keyboard', async ({
  page,
}) => {
  const token = await enter(page, 'admin', '/manager_post');
  await page
    .getByRole('link', { name: 'Viết bài' })
    .or(page.getByRole('button', { name: 'Viết bài' }))
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/manager_post\/create/);
  await headline(page).focus();
  await page.keyboard.type(TITLE);
  await page.keyboard.press('Enter');
  await page.keyboard.type(BODY);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/manager_post\/edit\/\d+/);
  await expect(body(page)).toContainText('thắp lửa');

  // Publishing says what is missing, and leads there.
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: /Sửa: .*chuyên mục chính/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-field="mainCategoryId"] button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('van hoa');
  await expect(page.getByRole('option').first()).toHaveText(/Văn hóa/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect.poll(async () => (await stored(page, token, TITLE))?.state).toBe('PUBLISHED');

  await page.goto('/manager_post');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('hoa gao thang ba');
  const row = page.getByRole('link', { name: TITLE });
  await expect(row).toBeVisible();
  await expect(page).toHaveURL(/text=hoa/);
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
  await expect(page.getByText('thắp lửa')).toBeVisible();

  await page.getByRole('button', { name: 'Hạ bài' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Lý do hạ bài').fill('Số liệu trong bài cần kiểm chứng lại.');
  await page.getByRole('dialog').getByRole('button', { name: 'Hạ bài' }).press('Enter');
  await expect.poll(async () => (await stored(page, token, TITLE))?.state).toBe('UNPUBLISHED');
  await page.getByRole('button', { name: 'Xóa', exact: true }).press('Enter');
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Xóa' })
    .press('Enter');
  await expect(page.getByText(`Đã chuyển “${TITLE}” vào thùng rác.`)).toBeVisible();
  await page.goto('/manager_post?view=TRASHED&text=hoa%20gao');
  await expect(page.getByRole('link', { name: TITLE })).toBeVisible();
});

test('text, cursor and undo survive looking at another tab', async ({ page }) => {
  await enter(page, 'admin', '/manager_post/create');
  await body(page).click();
  await page.keyboard.type('Một hai bốn');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await page.getByRole('link', { name: 'Dự án', exact: true }).click();
  await expect(page.getByText('happy.toasoan.local')).toBeVisible();
  await page.getByRole('tab', { name: /Bài viết mới|Sửa/ }).click();
  await body(page).focus();
  await page.keyboard.type(' ba');
  await expect(body(page)).toHaveText('Một hai ba bốn');
  await page.keyboard.press('Control+z');
  await expect(body(page)).toHaveText('Một hai bốn');
});

test('what was typed and not saved comes back after the browser died', async ({ page, context }) => {
  await enter(page, 'author', '/manager_post/create');
  await headline(page).fill('Bài viết dở dang lúc nửa đêm');
  await body(page).click();
  await page.keyboard.type('Đang viết thì mất điện.');
  await expect(page).toHaveURL(/manager_post\/edit\/\d+/, { timeout: 30_000 });
  await page.keyboard.type(' Thêm một câu nữa.');
  await expect(page.getByText(/Đã lưu nháp/)).toBeVisible({ timeout: 30_000 });
  const address = page.url();
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await enter(again, 'author', address);
  await expect(again.getByText(/nội dung chưa lưu của bạn/)).toBeVisible();
  await again.getByRole('button', { name: 'Khôi phục', exact: true }).click();
  await expect(body(again)).toContainText('Thêm một câu nữa.');
});

test('two people who save the same article both keep their words', async ({ page, browser }) => {
  const token = await enter(page, 'admin', '/manager_post');
  const { id } = await ask<{ id: string }>(page.request, token, 'post', 'post/create', {
    title: 'Bài hai người cùng sửa',
    excerpt: 'Sapo đầu tiên',
  });
  await page.goto(`/manager_post/edit/${id}`);
  await expect(headline(page)).toHaveValue('Bài hai người cùng sửa');
  const otherContext = await browser.newContext({ locale: 'vi-VN' });
  const other = await otherContext.newPage();
  await enter(other, 'superAdmin', `/manager_post/edit/${id}`);
  await headline(other).fill('Tiêu đề của người quản trị');
  await other.keyboard.press('Control+s');
  const title = async () =>
    (await ask<{ title: string }>(page.request, token, 'get', `post/detail/${id}`)).title;
  await expect.poll(title).toBe('Tiêu đề của người quản trị');
  await otherContext.close();

  await headline(page).fill('Tiêu đề của biên tập');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/đã lưu bản mới/)).toBeVisible();
  await expect(page.getByText('Tiêu đề của người quản trị').first()).toBeVisible();
  await page.getByRole('button', { name: 'Lưu lựa chọn' }).click();
  await expect.poll(title).toBe('Tiêu đề của biên tập');
});

test('a picture that is pasted is refused with a word, and its text stays', async ({ page }) => {
  await enter(page, 'admin', '/manager_post/create');
  await body(page).click();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/html', '<p>Chữ quanh ảnh <img src="https://example.org/a.png"> còn nguyên</p>');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(body(page)).toContainText('Chữ quanh ảnh');
  await expect(body(page)).toContainText('còn nguyên');
  await expect(page.getByText(/Chưa thêm được ảnh|ảnh/).first()).toBeVisible();
  await expect(body(page).locator('img')).toHaveCount(0);
});
