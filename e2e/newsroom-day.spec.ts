import { type Browser, expect, type Page } from '@playwright/test';
import { ask, enter, type Person, tokenOf } from './enter.ts';
import { scheduleSoon } from './schedule-soon.ts';
import { stepsWithPictures } from './steps-with-pictures.ts';
import { test } from './test.ts';
import { choose, nextStep, pressReady } from './transitions.ts';
import { body, goToText, headline, typeAtEnd } from './writing.ts';

const TITLE = 'Cầu ngói làng Thanh Toàn mở cửa lại sau trùng tu';
const CHANGED = 'Cầu ngói Thanh Toàn mở cửa lại sau hai năm trùng tu';

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly title: string;
  readonly publishedTime: string | null;
}

async function inOwnBrowser(browser: Browser, person: Person, path: string): Promise<Page> {
  const page = await browser.newPage({ locale: 'vi-VN', reducedMotion: 'reduce' });
  await enter(page, person, path);
  return page;
}

test('a post is written, reviewed, scheduled, published, changed beside its public text and taken down', async ({
  page,
  browser,
}) => {
  // A post is scheduled at least a minute ahead, and the journey waits for that minute.
  test.setTimeout(240_000);
  const step = stepsWithPictures(browser, 'newsroom-day');
  const token = await tokenOf(page.request, 'superAdmin');
  let id = '';
  const stored = () => ask<Stored>(page.request, token, 'get', `post/detail/${id}`);
  const saves = async (writer: Page) => {
    const { version } = await stored();
    await writer.keyboard.press('Control+s');
    await expect.poll(async () => (await stored()).version).toBeGreaterThan(version);
  };
  const becomes = (state: string, timeout = 30_000) =>
    expect.poll(async () => (await stored()).state, { timeout }).toBe(state);

  await step('the reporter writes and submits', async () => {
    await enter(page, 'author', '/manager_post/create');
    await headline(page).fill(TITLE);
    await page
      .getByRole('textbox', { name: 'Sapo', exact: true })
      .fill('Cây cầu 250 tuổi đón khách trở lại.');
    await goToText(page);
    await page.keyboard.type('Sáng nay những vị khách đầu tiên bước qua cây cầu vừa được trùng tu.');
    await page.locator('[data-field="mainCategoryId"] button').first().press('Enter');
    await page.keyboard.type('van hoa');
    await expect(page.getByRole('option').first()).toHaveText(/Văn hóa/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/manager_post\/edit\/\d+/);
    id = /edit\/(\d+)/.exec(page.url())?.[1] ?? '';
    await nextStep(page, /^Gửi biên tập/);
    await becomes('SUBMITTED');
  });

  const editor = await inOwnBrowser(browser, 'editor', '/manager_post?view=SUBMITTED');
  await step('the editor picks it up, edits it and returns it with a reason', async () => {
    await editor.getByRole('link', { name: TITLE }).press('Enter');
    await nextStep(editor, /^Nhận biên tập/);
    await becomes('EDITING');
    await editor.goto(`/manager_post/edit/${id}`);
    await typeAtEnd(editor, 'Cầu được lợp lại bằng ngói âm dương.');
    await saves(editor);
    await choose(editor, 'Trả bài');
    await editor.getByLabel('Lý do trả bài').fill('Cần thêm lời của người dân quanh cầu.');
    await pressReady(editor.getByRole('dialog').getByRole('button', { name: 'Trả bài' }));
    await becomes('RETURNED');
  });

  await step('the reporter finds it on the dashboard, corrects it and submits again', async () => {
    await page.goto('/dashboard');
    const returned = page.getByRole('region', { name: 'Bài bị trả' });
    await returned.getByRole('link', { name: TITLE }).press('Enter');
    const reason = page.getByText('Cần thêm lời của người dân quanh cầu.').filter({ visible: true });
    await expect(reason.first()).toBeVisible();
    await page.goto(`/manager_post/edit/${id}`);
    await expect(body(page)).toContainText('ngói âm dương');
    await typeAtEnd(page, '“Cầu đẹp như xưa”, bà Lài ở đầu cầu nói.');
    await nextStep(page, /^Gửi biên tập/);
    await becomes('SUBMITTED');
  });

  await step('the editor sends it for approval', async () => {
    await editor.goto(`/manager_post/view/${id}`);
    await nextStep(editor, /^Nhận biên tập/);
    await becomes('EDITING');
    await nextStep(editor, /^Trình duyệt/);
    await becomes('PENDING_APPROVAL');
  });

  const admin = await inOwnBrowser(browser, 'admin', `/manager_post/view/${id}`);
  await step('the administrator schedules it', async () => {
    await choose(admin, 'Hẹn giờ');
    const dialog = admin.getByRole('dialog');
    await pressReady(dialog.getByRole('button', { name: '+1 giờ' }));
    await pressReady(dialog.getByRole('button', { name: /^Hẹn \d/ }));
    await becomes('SCHEDULED');
  });

  let due = 0;
  await step('while it waits, lists, board and history show it', async () => {
    await admin.goto('/manager_post?view=SCHEDULED');
    await expect(admin.getByRole('link', { name: TITLE })).toBeVisible();
    await admin.goto(`/manager_post?show=board&text=${encodeURIComponent(TITLE)}`);
    await expect(admin.getByRole('link', { name: TITLE })).toBeVisible();
    due = await scheduleSoon(page.request, token, id);
    await editor.goto(`/manager_post/history/${id}`);
    await expect(editor.getByText('Cần thêm lời của người dân quanh cầu.').first()).toBeVisible();
    await expect(editor.getByText(/Dời giờ/).first()).toBeVisible();
  });

  await step('the product publishes it, not before its time', async () => {
    // More than a minute ahead, and later on a busy machine.
    await becomes('PUBLISHED', 180_000);
    expect(Date.parse((await stored()).publishedTime ?? '')).toBeGreaterThanOrEqual(due);
  });

  await step('the editor changes it, and readers keep the public text', async () => {
    await editor.goto(`/manager_post/edit/${id}`);
    await headline(editor).fill(CHANGED);
    await saves(editor);
    expect((await stored()).title).toBe(TITLE);
  });

  await step('the administrator publishes the difference', async () => {
    await admin.goto(`/manager_post?mark=pending&text=${encodeURIComponent(TITLE)}`);
    await admin.getByRole('link', { name: TITLE }).press('Enter');
    await nextStep(admin, /^Xuất bản thay đổi/);
    const dialog = admin.getByRole('dialog', { name: /^Xuất bản thay đổi của/ });
    await expect(dialog.getByRole('checkbox', { name: 'Tiêu đề' })).toBeChecked();
    await dialog.getByRole('radio', { name: /^Báo bạn đọc/ }).check();
    await pressReady(dialog.getByRole('button', { name: 'Xuất bản thay đổi' }));
    // The editor's page is still open and may have unsaved words.
    await expect(dialog.getByText(/^Phạm Đức Anh đang sửa bài này từ \d\d:\d\d/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Chiếm quyền sửa' })).toBeVisible();
    expect((await stored()).title).toBe(TITLE);
    await editor.goto('/dashboard');
    // A closed page releases the lock asynchronously.
    const holder = async () =>
      (await ask<{ holder: unknown }>(page.request, token, 'get', `post/detail/${id}`)).holder;
    await expect.poll(holder).toBeNull();
    await pressReady(dialog.getByRole('button', { name: 'Xuất bản thay đổi' }));
    await expect.poll(async () => (await stored()).title).toBe(CHANGED);
  });

  await step('the history shows all transitions', async () => {
    await admin.goto(`/manager_post/history/${id}`);
    for (const reported of ['Gửi biên tập', 'Nhận biên tập', 'Trả bài', 'Trình duyệt', 'Hẹn giờ', 'Dời giờ'])
      await expect(admin.getByText(reported, { exact: true }).first()).toBeVisible();
    await expect(admin.getByText('Đã công khai · báo bạn đọc cập nhật')).toBeVisible();
    await expect(admin.getByRole('region', { name: 'So sánh' })).toContainText('hai năm');
  });

  await step('the administrator takes it down with a case', async () => {
    await admin.goto(`/manager_post/view/${id}`);
    await choose(admin, 'Gỡ bài');
    const dialog = admin.getByRole('dialog', { name: /^Gỡ bài/ });
    await pressReady(dialog.getByRole('button', { name: /^Căn cứ gỡ bài/ }));
    await admin.getByRole('option', { name: 'Thông tin sai' }).click();
    await dialog.getByLabel('Lý do gỡ').fill('Niên đại của cây cầu trong bài chưa được kiểm chứng.');
    await pressReady(dialog.getByRole('button', { name: 'Gỡ bài', exact: true }));
    await becomes('TAKEN_DOWN');
    await admin.goto('/manager_post/takedowns?view=done');
    await expect(admin.getByRole('link', { name: CHANGED })).toBeVisible();
    await admin.goto(`/manager_post?view=down&text=${encodeURIComponent(CHANGED)}`);
    await expect(admin.getByRole('link', { name: CHANGED })).toBeVisible();
  });
  for (const other of [editor, admin]) await other.close();
});
