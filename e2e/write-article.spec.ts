import { type Browser, expect, type Page } from '@playwright/test';
import { ask, enter, type Person, tokenOf } from './enter.ts';
import { test } from './test.ts';
import { choose, nextStep, pressButton, pressReady, showsState, takeBack } from './transitions.ts';
import { body, expectHeldBy, goToText, headline, keptIn } from './writing.ts';

const TITLE = 'Mùa hoa gạo tháng Ba trên cao nguyên đá';
const BODY = 'Khi những cơn mưa xuân cuối cùng vừa dứt, hoa gạo bắt đầu thắp lửa trên các triền núi.';

/** The newest post with that title on the server. */
async function stored(page: Page, token: string, title: string) {
  const { items } = await ask<{ items: { id: string; title: string; state: string }[] }>(
    page.request,
    token,
    'get',
    `post/list?text=${encodeURIComponent(title)}`,
  );
  return items.find((post) => post.title === title);
}

/** Another person's browser in the same newsroom. */
async function inOwnBrowser(browser: Browser, person: Person, path: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'vi-VN' });
  const page = await context.newPage();
  await enter(page, person, path);
  return page;
}

const stateOf = (page: Page, token: string, title: string) => async () =>
  (await stored(page, token, title))?.state;

test('an article is written, edited and published by keyboard', async ({ page, browser }) => {
  const token = await enter(page, 'author', '/manager_post');
  await page
    .getByRole('link', { name: 'Viết bài' })
    .or(page.getByRole('button', { name: 'Viết bài' }))
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/manager_post\/create/);
  await headline(page).focus();
  await page.keyboard.type(TITLE);
  await goToText(page);
  await page.keyboard.type(BODY);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/manager_post\/edit\/\d+/);
  await expect(body(page)).toContainText('thắp lửa');

  // The next step names what is missing and leads there.
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: /Sửa: .*chuyên mục chính/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-field="mainCategoryId"] button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('van hoa');
  await expect(page.getByRole('option').first()).toHaveText(/Văn hóa/);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Sapo', exact: true }).fill('Tháng Ba, cao nguyên đá đỏ hoa.');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/manager_post\/view\/\d+/);
  const address = page.url();

  // The author takes the post back and submits it again.
  await takeBack(page, async () => {
    await expect.poll(stateOf(page, token, TITLE)).toBe('SUBMITTED');
    await showsState(page, 'Chờ biên tập');
  });
  await expect.poll(stateOf(page, token, TITLE)).toBe('DRAFT');
  await showsState(page, 'Bản nháp');
  await pressButton(page.getByRole('button', { name: /^Gửi biên tập/ }));
  await expect.poll(stateOf(page, token, TITLE)).toBe('SUBMITTED');

  const editor = await inOwnBrowser(browser, 'editor', '/manager_post?view=SUBMITTED');
  await editor.getByRole('link', { name: TITLE }).press('Enter');
  await nextStep(editor, /^Nhận biên tập/);
  await showsState(editor, 'Đang biên tập');
  await expect(editor.getByRole('button', { name: /^Trình duyệt/ })).toBeVisible();
  await choose(editor, 'Trả bài');
  await pressReady(editor.getByRole('button', { name: /^Thiếu nguồn/ }));
  await pressReady(editor.getByRole('dialog').getByRole('button', { name: 'Trả bài' }));
  await expect.poll(stateOf(page, token, TITLE)).toBe('RETURNED');

  // The author reads the reason and submits again.
  await page.goto(address);
  await expect(page.getByRole('status').filter({ hasText: 'Thiếu nguồn' })).toContainText('Phạm Đức Anh');
  await pressButton(page.getByRole('button', { name: /^Gửi biên tập/ }));
  await expect.poll(stateOf(page, token, TITLE)).toBe('SUBMITTED');
  await editor.reload();
  for (const step of [/^Nhận biên tập/, /^Trình duyệt/])
    await pressButton(editor.getByRole('button', { name: step }));
  await expect.poll(stateOf(page, token, TITLE)).toBe('PENDING_APPROVAL');
  await editor.context().close();

  const admin = await inOwnBrowser(browser, 'admin', address);
  const publish = async () => {
    await nextStep(admin, /^Duyệt & xuất bản/);
    const panel = admin.getByRole('dialog', { name: /^Xuất bản lên/ });
    await expect(panel.getByText(/^\d+ điều nên xem lại$/)).toBeVisible();
    expect(await stateOf(page, token, TITLE)()).toBe('PENDING_APPROVAL');
    await pressReady(panel.getByRole('button', { name: /^Xuất bản ngay/ }));
    await expect.poll(stateOf(page, token, TITLE)).toBe('PUBLISHED');
  };
  const receipt = admin.getByRole('dialog', { name: 'Bài đã lên trang' });
  await publish();
  await pressReady(receipt.getByRole('button', { name: 'Hoàn tác' }));
  await expect.poll(stateOf(page, token, TITLE)).toBe('PENDING_APPROVAL');
  await showsState(admin, 'Chờ duyệt');
  await publish();
  await pressReady(receipt.getByRole('button', { name: 'Đóng' }).first());
  await expect(
    admin.getByRole('list', { name: 'Nhật ký xử lý' }).getByRole('listitem').first(),
  ).toContainText('Duyệt & xuất bản');
  await admin.context().close();
});

test('a published article is found without diacritics, unpublished, trashed and restored by keyboard', async ({
  page,
}) => {
  const token = await enter(page, 'admin', '/manager_post');
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

  await choose(page, 'Hạ bài');
  await page.getByLabel('Lý do hạ bài').fill('Số liệu trong bài cần kiểm chứng lại.');
  await pressReady(page.getByRole('dialog').getByRole('button', { name: 'Hạ bài' }));
  await expect.poll(stateOf(page, token, TITLE)).toBe('UNPUBLISHED');
  await showsState(page, 'Đã hạ');
  await choose(page, 'Xóa');
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await pressReady(question.getByRole('button', { name: 'Xóa' }));
  await takeBack(page, async () => {
    await expect(page.getByText(`Đã chuyển “${TITLE}” vào thùng rác.`)).toBeVisible();
  });
  await expect.poll(stateOf(page, token, TITLE)).toBe('UNPUBLISHED');
});

test('text, cursor and undo survive a visit to another tab', async ({ page }) => {
  await enter(page, 'admin', '/manager_post/create');
  await body(page).click();
  await page.keyboard.type('Một hai bốn');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await page.getByRole('link', { name: 'Dự án', exact: true }).click();
  await expect(page.getByText('happy.toasoan.local')).toBeVisible();
  await page.getByRole('tab', { name: /Viết bài|Sửa/ }).click();
  await body(page).focus();
  await page.keyboard.type(' ba');
  await expect(body(page)).toHaveText('Một hai ba bốn');
  await page.keyboard.press('Control+z');
  await expect(body(page)).toHaveText('Một hai bốn');
});

test('unsaved text is restored after a crash of the browser', async ({ page, context }) => {
  await enter(page, 'author', '/manager_post/create');
  await headline(page).fill('Bài viết dở dang lúc nửa đêm');
  await body(page).click();
  await page.keyboard.type('Đang viết thì mất điện.');
  await expect(page).toHaveURL(/manager_post\/edit\/\d+/);
  await page.keyboard.type(' Thêm một câu nữa.');
  await expect(page.getByText(/Bản riêng của bạn, lưu/)).toBeVisible();
  await expect.poll(() => keptIn(page)).toContain('Thêm một câu nữa.');
  const address = page.url();
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await enter(again, 'author', address);
  await expect(again.getByText(/^Bản riêng của bạn, lưu .* chưa vào bài này/)).toBeVisible();
  await again.getByRole('button', { name: 'Khôi phục', exact: true }).click();
  await expect(body(again)).toContainText('Thêm một câu nữa.');
});

test('a new post is found from the list of posts after its tab crashed in the first seconds', async ({
  page,
  context,
}) => {
  await enter(page, 'author', '/manager_post/create');
  await body(page).click();
  await page.keyboard.type('Nước về sớm hơn mọi năm.');
  await expect.poll(() => keptIn(page)).toContain('sớm hơn mọi năm.');
  await page.goto('chrome://crash').catch(() => undefined);

  const again = await context.newPage();
  await enter(again, 'author', '/manager_post');
  await again.getByRole('button', { name: '1 bài chưa lưu trên máy này' }).click();
  await again.getByRole('button', { name: /^Mở “/ }).click();
  await expect(body(again)).toHaveText('Nước về sớm hơn mọi năm.');
  await headline(again).fill('Nước về sớm');
  await again.keyboard.press('Control+s');
  await expect.poll(() => keptIn(again)).toBe('[]');
});

test('when two people change the same line, both versions are kept until one person chooses', async ({
  page,
  browser,
}) => {
  const token = await tokenOf(page.request, 'admin');
  const { id } = await ask<{ id: string }>(page.request, token, 'post', 'post/create', {
    title: 'Bài hai người cùng sửa',
    excerpt: 'Sapo đầu tiên',
  });
  const address = `/manager_post/edit/${id}`;
  await enter(page, 'admin', address);
  await expect(headline(page)).toHaveValue('Bài hai người cùng sửa');
  await expectHeldBy(page.request, token, id, 'Lê Thu Hà');
  const otherContext = await browser.newContext({ locale: 'vi-VN' });
  const other = await otherContext.newPage();
  await enter(other, 'superAdmin', address);
  await expect(other.getByText(/đang sửa bài viết này từ/)).toBeVisible();
  await headline(page).fill('Tiêu đề của biên tập');
  await pressReady(other.getByRole('button', { name: 'Chiếm quyền sửa' }));
  await pressReady(other.getByRole('alertdialog').getByRole('button', { name: 'Chiếm quyền sửa' }));
  await expect(headline(other)).not.toHaveAttribute('readonly');
  await headline(other).fill('Tiêu đề của người quản trị');
  await other.keyboard.press('Control+s');
  const title = async () =>
    (await ask<{ title: string }>(page.request, token, 'get', `post/detail/${id}`)).title;
  await expect.poll(title).toBe('Tiêu đề của người quản trị');
  await other.goto('/dashboard');

  await pressReady(page.getByRole('button', { name: 'Sửa tiếp' }));
  await expect(page.getByText('Tiêu đề của người quản trị').first()).toBeVisible();
  await pressReady(page.getByRole('button', { name: 'Chọn tất cả của tôi' }));
  await pressReady(page.getByRole('button', { name: /^Lưu kết quả/ }));
  await expect.poll(title).toBe('Tiêu đề của biên tập');
  await otherContext.close();
});

test('a pasted picture is refused with a message, and the pasted text stays', async ({ page }) => {
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
