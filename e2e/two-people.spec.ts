import { type Browser, expect, type Page } from '@playwright/test';
import { ask, enter, type Person, tokenOf } from './enter.ts';
import { test } from './test.ts';
import { body, expectHeldBy, headline, typeAtEnd } from './writing.ts';

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly excerpt: string;
  readonly contentHtml: string;
}

const TITLE = 'Hai người cùng một bài';
const LEAD = 'Chợ nổi họp từ lúc gà gáy.';
const EDITORS_WORDS = 'Ghe thuyền về từ nửa đêm.';
const MORE_WORDS = 'Chợ tan trước khi nắng lên.';
const CHIEFS_WORDS = 'Chợ nổi đổi giờ họp';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function inOwnBrowser(browser: Browser, person: Person, path: string): Promise<Page> {
  const page = await browser.newPage({ locale: 'vi-VN', reducedMotion: 'reduce' });
  await enter(page, person, path);
  return page;
}

test('when one person takes a post over from another, neither loses a word', async ({ page, browser }) => {
  const editorToken = await tokenOf(page.request, 'editor');
  const { id } = await ask<Stored>(page.request, editorToken, 'post', 'post/create', {
    title: TITLE,
    content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: LEAD }] }] },
  });
  const stored = () => ask<Stored>(page.request, editorToken, 'get', `post/detail/${id}`);
  const path = `/manager_post/edit/${id}`;

  await enter(page, 'editor', path);
  await expectHeldBy(page.request, editorToken, id, 'Phạm Đức Anh');
  const chief = await inOwnBrowser(browser, 'admin', path);

  await test.step('the second person reads, sees the place of the writer, and follows every save', async () => {
    await expect(chief.getByText(/đang sửa bài viết này từ/)).toBeVisible();
    await expect(headline(chief)).toHaveAttribute('readonly', '');
    await expect(page.getByRole('list', { name: 'Đang mở bài viết này' }).getByRole('listitem')).toHaveCount(
      1,
    );
    await page.getByRole('textbox', { name: 'Sapo', exact: true }).fill('Một phiên chợ trước bình minh.');
    await page.keyboard.press('Control+s');
    await expect(chief.getByRole('textbox', { name: 'Sapo', exact: true })).toHaveValue(
      'Một phiên chợ trước bình minh.',
    );
  });

  await test.step('the writer types on, and the second person takes the post over', async () => {
    await typeAtEnd(page, EDITORS_WORDS);
    await button(chief, 'Chiếm quyền sửa').click();
    await chief.getByRole('alertdialog').getByRole('button', { name: 'Chiếm quyền sửa' }).click();
    await expect(headline(chief)).not.toHaveAttribute('readonly');
    await expect(page.getByText(/đã chiếm quyền sửa lúc/)).toBeVisible();
    await expect(body(page)).toContainText(EDITORS_WORDS);
    await expect(body(page)).toHaveAttribute('contenteditable', 'false');
    await page.keyboard.type('không vào được');
    await page.keyboard.press('Control+s');
    await expect(body(page)).not.toContainText('không vào được');
  });

  await test.step('the former writer is notified, and the server keeps their words', async () => {
    const kept = async () => {
      const { items } = await ask<{ items: readonly { draft: { content: unknown } }[] }>(
        page.request,
        editorToken,
        'get',
        `post/autosave/list?postId=${id}`,
      );
      return JSON.stringify(items[0]?.draft.content);
    };
    await expect.poll(kept).toContain(EDITORS_WORDS);
  });

  await test.step('the new holder changes the headline, saves and leaves', async () => {
    const { version } = await stored();
    await headline(chief).fill(CHIEFS_WORDS);
    await chief.keyboard.press('Control+s');
    await expect.poll(async () => (await stored()).version).toBeGreaterThan(version);
    // The former writer's unsaved words came along with the post.
    expect((await stored()).contentHtml).toContain(EDITORS_WORDS);
    await chief.goto('/manager_post');
  });

  await test.step('the former writer continues, and the text has the words of both', async () => {
    await expect(page.getByText('Không còn ai sửa bài viết này.')).toBeVisible();
    await expect(page.getByText(/Mọi chữ bạn gõ đã nằm trong bản Lê Thu Hà lưu/)).toBeVisible();
    await button(page, 'Sửa bài viết').click();
    await expect(headline(page)).not.toHaveAttribute('readonly');
    await expect(headline(page)).toHaveValue(CHIEFS_WORDS);
    await expect(body(page)).toContainText(EDITORS_WORDS);
    await typeAtEnd(page, MORE_WORDS);
    await page.keyboard.press('Control+s');
    await expect.poll(async () => (await stored()).contentHtml).toContain(MORE_WORDS);
    const { title, contentHtml } = await stored();
    expect([title, contentHtml]).toEqual([CHIEFS_WORDS, expect.stringContaining(EDITORS_WORDS)]);
  });
});
