import { type Browser, expect, type Page, test } from '@playwright/test';
import { ask, enter, type Person, tokenOf } from './enter.ts';
import { scheduleSoon } from './schedule-soon.ts';
import { stepsWithPictures } from './steps-with-pictures.ts';
import { choose, nextStep, pressButton, pressReady } from './transitions.ts';
import { body, goToText, typeAtEnd } from './writing.ts';

const TITLE = 'Chợ nổi Phong Điền giữ nếp mua bán trên sông';
/** Words of each person; all must be in the published text. */
const WORDS = {
  reporter: 'Từ bốn giờ sáng ghe thuyền đã tụ về ngã ba sông.',
  suggestion: 'Mỗi ghe treo một cây bẹo.',
  fixed: 'Chợ còn 120 ghe bán buôn thường xuyên.',
  editor: 'Chính quyền xã lập bến neo đậu mới.',
  unsaved: 'Du khách đi đò từ bến Ninh Kiều.',
  other: 'Lãnh đạo huyện nói sẽ giữ chợ đến cùng.',
} as const;

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly content: object;
  readonly publishedTime: string | null;
}

const banner = (page: Page, words: RegExp) => page.getByText(words).filter({ visible: true }).first();

/** Each person has a browser context with its own storage, connections and sign-in. */
async function inOwnBrowser(browser: Browser, person: Person, path: string): Promise<Page> {
  const page = await browser.newPage({ locale: 'vi-VN', reducedMotion: 'reduce' });
  await enter(page, person, path);
  return page;
}

test('three people write one article, a fourth takes it over, and every word is published', async ({
  browser,
}) => {
  // A post is scheduled at least a minute ahead, and the journey waits for that minute.
  test.setTimeout(240_000);
  const step = stepsWithPictures(browser, 'three-people');
  const reporter = await inOwnBrowser(browser, 'author', '/manager_post/create');
  const token = await tokenOf(reporter.request, 'superAdmin');
  let id = '';
  const stored = () => ask<Stored>(reporter.request, token, 'get', `post/detail/${id}`);
  const text = async () => JSON.stringify((await stored()).content);
  const becomes = (state: string, timeout = 30_000) =>
    expect.poll(async () => (await stored()).state, { timeout }).toBe(state);
  const holds = (words: string) => expect.poll(text).toContain(words);
  const saves = async (page: Page) => {
    const { version } = await stored();
    await page.keyboard.press('Control+s');
    await expect.poll(async () => (await stored()).version).toBeGreaterThan(version);
  };

  await step('the reporter writes with a picture and submits', async () => {
    await reporter.getByRole('textbox', { name: 'Tiêu đề', exact: true }).fill(TITLE);
    await reporter
      .getByRole('textbox', { name: 'Sapo', exact: true })
      .fill('Người mua kẻ bán vẫn gọi nhau bằng cây bẹo treo đầu ghe.');
    await goToText(reporter);
    await reporter.keyboard.type(WORDS.reporter);
    await pressReady(reporter.getByRole('button', { name: 'Chèn ảnh' }));
    const picker = reporter.getByRole('dialog', { name: 'Chọn ảnh' });
    // Waits for the search: a press on a row that is about to disappear would have no effect.
    const searched = reporter.waitForResponse((answer) => new URL(answer.url()).searchParams.has('text'));
    await picker.getByRole('searchbox').fill('mùa lúa');
    await searched;
    await pressReady(picker.getByRole('button', { name: /lúa/i }).first());
    await pressReady(picker.getByRole('button', { name: /^Dùng 1 ảnh/ }));
    await expect(body(reporter).getByRole('img').first()).toBeVisible();
    await reporter.locator('[data-field="mainCategoryId"] button').first().press('Enter');
    await reporter.keyboard.type('du lich');
    await expect(reporter.getByRole('option').first()).toHaveText(/Du lịch/);
    await reporter.keyboard.press('Enter');
    await reporter.keyboard.press('Control+s');
    await expect(reporter).toHaveURL(/manager_post\/edit\/\d+/);
    id = /edit\/(\d+)/.exec(reporter.url())?.[1] ?? '';
    await nextStep(reporter, /^Gửi biên tập/);
    await becomes('SUBMITTED');
  });

  const editor = await inOwnBrowser(browser, 'editor', `/manager_post/view/${id}`);
  await step('the editor picks it up, suggests a sentence and returns it with a must-fix note', async () => {
    await nextStep(editor, /^Nhận biên tập/);
    await becomes('EDITING');
    await editor.goto(`/manager_post/edit/${id}`);
    const suggesting = editor.locator('[data-tool=suggest]');
    await expect(suggesting).toBeVisible();
    await goToText(editor);
    await editor.keyboard.press('Control+Alt+s');
    await expect(suggesting).toHaveAttribute('aria-pressed', 'true');
    await typeAtEnd(editor, WORDS.suggestion);
    await saves(editor);
    await editor.getByText('ghe thuyền').dblclick();
    await editor.keyboard.press('Control+Alt+m');
    const note = editor.getByRole('textbox', { name: 'Ghi chú mới' });
    await note.fill('Chợ còn bao nhiêu ghe? Cần con số.');
    await editor.getByRole('checkbox', { name: /^Phải sửa/ }).check();
    await pressButton(editor.getByRole('button', { name: 'Thêm ghi chú' }));
    await expect(editor.getByRole('article', { name: /^Ghi chú của/ })).toBeVisible();
    await choose(editor, 'Trả bài');
    await editor.getByLabel('Lý do trả bài').fill('Bổ sung con số theo ghi chú trong bài.');
    await pressReady(editor.getByRole('dialog').getByRole('button', { name: 'Trả bài' }));
    await becomes('RETURNED');
  });

  await step('the reporter is notified, accepts the suggestion, fixes and submits again', async () => {
    await reporter.goto('/dashboard');
    await pressButton(reporter.getByRole('button', { name: /^Thông báo: \d+ chưa đọc/ }));
    await expect(reporter.getByText('Bổ sung con số theo ghi chú trong bài.').first()).toBeVisible();
    await reporter.goto(`/manager_post/edit/${id}`);
    await expect(body(reporter).locator('ins').first()).toContainText(WORDS.suggestion);
    await pressButton(reporter.getByRole('button', { name: /^Nhận tất cả/ }));
    await typeAtEnd(reporter, WORDS.fixed);
    await saves(reporter);
    await nextStep(reporter, /^Gửi biên tập/);
    await becomes('SUBMITTED');
  });

  const chief = await inOwnBrowser(browser, 'superAdmin', '/dashboard');
  await step(
    'while the editor writes, a fourth person takes the article over, and the editor loses no word',
    async () => {
      await editor.goto(`/manager_post/view/${id}`);
      await nextStep(editor, /^Nhận biên tập/);
      await becomes('EDITING');
      await editor.goto(`/manager_post/edit/${id}`);
      await typeAtEnd(editor, WORDS.editor);
      await saves(editor);
      await typeAtEnd(editor, WORDS.unsaved);

      await chief.goto(`/manager_post/edit/${id}`);
      await expect(banner(chief, /đang sửa bài viết này từ/)).toBeVisible();
      await pressButton(chief.getByRole('button', { name: 'Chiếm quyền sửa' }));
      await pressReady(chief.getByRole('alertdialog').getByRole('button', { name: 'Chiếm quyền sửa' }));
      await expect(banner(editor, /đã chiếm quyền sửa lúc/)).toBeVisible();
      await expect(body(editor)).toContainText(WORDS.unsaved);
      await expect(body(chief)).toContainText(WORDS.editor);
      await goToText(chief);
      await chief.keyboard.press('Control+Home');
      await chief.keyboard.type(`${WORDS.other} `);
      await saves(chief);
      await holds(WORDS.other);
      await chief.goto('/dashboard');
    },
  );

  await step('the editor continues, and the text has the words of both', async () => {
    // The chief saved the editor's words too, if they arrived before the chief began; otherwise the editor kept them.
    const wasPassed = (await text()).includes(WORDS.unsaved);
    const said = wasPassed ? /Mọi chữ bạn gõ đã nằm trong bản/ : /Chữ bạn gõ vẫn còn nguyên/;
    await expect(banner(editor, said)).toBeVisible();
    await pressButton(editor.getByRole('button', { name: wasPassed ? 'Sửa bài viết' : 'Sửa tiếp' }));
    await expect(body(editor)).toContainText(WORDS.other);
    await expect(body(editor)).toContainText(WORDS.unsaved);
    await expect(body(editor)).toBeEditable();
    if (!wasPassed) await saves(editor);
    await holds(WORDS.unsaved);
    await holds(WORDS.other);
  });

  await step('an open must-fix note blocks the approval', async () => {
    const { version } = await stored();
    const refused = await editor.request.post(`/api/admin/post/transition/${id}`, {
      headers: { authorization: `Bearer ${token}`, 'project-id': '1' },
      data: { version, to: 'PENDING_APPROVAL' },
    });
    expect(JSON.stringify(await refused.json())).toContain('NOTE_MUST_FIX_OPEN');
    const note = editor.getByRole('article', { name: /^Ghi chú của/ });
    // A card at its line shows what can be done with it once it is chosen.
    await note.click();
    await pressButton(note.getByRole('button', { name: 'Xong' }));
    await expect(note.getByRole('button', { name: 'Xong' })).toHaveCount(0);
    await nextStep(editor, /^Trình duyệt/);
    await becomes('PENDING_APPROVAL');
  });

  const secretary = await inOwnBrowser(browser, 'admin', `/manager_post/view/${id}`);
  let due = 0;
  await step('the secretary schedules it', async () => {
    await choose(secretary, 'Hẹn giờ');
    const dialog = secretary.getByRole('dialog');
    await pressReady(dialog.getByRole('button', { name: '+1 giờ' }));
    await pressReady(dialog.getByRole('button', { name: /^Hẹn \d/ }));
    await becomes('SCHEDULED');
    due = await scheduleSoon(secretary.request, token, id);
  });

  await step('it is published not before its time and with every word of all four', async () => {
    // More than a minute ahead, and later on a busy machine.
    await becomes('PUBLISHED', 180_000);
    expect(Date.parse((await stored()).publishedTime ?? '')).toBeGreaterThanOrEqual(due);
    const published = await text();
    for (const words of Object.values(WORDS)) expect(published).toContain(words);
  });
  for (const page of [reporter, editor, chief, secretary]) await page.context().close();
});
