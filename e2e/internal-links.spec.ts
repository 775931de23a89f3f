import { expect, type Page } from '@playwright/test';
import { ask, enter } from './enter.ts';
import { test } from './test.ts';

const LINKS = '/setting_post/manager_internal_link';
const KEYWORD = 'khinh khí cầu Mộc Châu';

/** A post of the demo's editor with the words, and the address at which readers see it. */
async function sharedPost(page: Page, token: string, words: string) {
  const call = <Data>(path: string, data: unknown) => ask<Data>(page.request, token, 'post', path, data);
  const post = await call<{ id: string }>('post/create', {
    title: `Bay trên đồi chè cùng ${words}`,
    content: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: `Sáng sớm, ${words} bay lên.` }] }],
    },
  });
  const { url } = await call<{ url: string }>('post/share/create', {
    postId: post.id,
    expiresIn: '1h',
    once: false,
    text: 'working',
  });
  return { id: post.id, url };
}

async function clicksOf(page: Page, token: string): Promise<number | undefined> {
  const { items } = await ask<{ items: { keyword: string; clicks: number }[] }>(
    page.request,
    token,
    'get',
    `internal-link/list?text=${encodeURIComponent(KEYWORD)}`,
  );
  return items.find(({ keyword }) => keyword === KEYWORD)?.clicks;
}

test('a keyword is tried, switched on, followed by a reader, counted, and switched off for one post', async ({
  page,
}) => {
  const token = await enter(page, 'editor', LINKS);
  const post = await sharedPost(page, token, KEYWORD);
  const link = () => page.getByRole('link', { name: KEYWORD, exact: true });

  await test.step('a new keyword is off until it was tried', async () => {
    await page.getByRole('button', { name: 'Thêm từ khóa' }).first().click();
    await page.getByRole('textbox', { name: 'Từ khóa', exact: true }).fill(KEYWORD);
    await page.getByRole('button', { name: 'Loại đích: Thẻ' }).click();
    await page.getByRole('option', { name: 'Địa chỉ' }).click();
    await page.getByRole('textbox', { name: 'Địa chỉ' }).fill('/chuyen-muc/du-lich');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('row', { name: new RegExp(KEYWORD) })).toContainText('/chuyen-muc/du-lich');
    await page.goto(post.url);
    await expect(page.getByText(`Sáng sớm, ${KEYWORD} bay lên.`)).toBeVisible();
    await expect(link()).toHaveCount(0);
  });

  await test.step('the trial shows its place in the post and switches it on', async () => {
    await page.goto(`${LINKS}?text=${encodeURIComponent(KEYWORD)}`);
    await page.getByRole('button', { name: `Thao tác với ${KEYWORD}` }).click();
    await page.getByRole('menuitem', { name: 'Thử trên bài…' }).click();
    const trial = page.getByRole('dialog', { name: 'Thử trên bài' });
    await expect(trial.getByText(`Bay trên đồi chè cùng ${KEYWORD}`).first()).toBeVisible();
    await expect(trial.getByText('Nằm trong tiêu đề').first()).toBeVisible();
    await expect(trial.getByRole('heading', { name: 'Sẽ chèn' })).toBeVisible();
    await trial.getByRole('button', { name: 'Bật từ khóa' }).click();
    await expect(page.getByText(`Đã bật “${KEYWORD}”.`)).toBeVisible();
  });

  await test.step('on a page of the site a reader follows it without a cookie, and the column counts one click', async () => {
    const problems: string[] = [];
    const note = (message: { text: () => string }) => problems.push(message.text());
    expect(await clicksOf(page, token)).toBe(0);
    const reader = await page.context().browser()?.newContext();
    const readersPage = await reader?.newPage();
    if (reader === undefined || readersPage === undefined) throw new Error('There is no browser.');
    readersPage.on('console', note);
    await readersPage.goto(post.url);
    const written = await readersPage
      .getByRole('link', { name: KEYWORD, exact: true })
      .evaluate((element) => element.outerHTML);
    const home = new URL(readersPage.url()).origin;
    const script = `<script async src="${home}/api/intake/v1/clicks.js" data-project="1"></script>`;
    await readersPage.route(`${home}/bai-viet`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><p>${written}</p>${script}`,
      }),
    );
    const loaded = readersPage.waitForResponse(/clicks\.js$/);
    await readersPage.goto('/bai-viet');
    expect((await loaded).status()).toBe(200);
    await readersPage.waitForLoadState('load');
    expect(problems).toEqual([]);
    await readersPage.getByRole('link', { name: KEYWORD, exact: true }).click();
    await expect.poll(() => clicksOf(page, token)).toBe(1);
    expect(await reader.cookies()).toEqual([]);
    await reader.close();
  });

  await test.step('its editor switches the links of the post off, and readers see none', async () => {
    await page.goto(`/manager_post/edit/${post.id}`);
    await page.getByRole('button', { name: /^Liên kết nội bộ/ }).click();
    const control = page.getByRole('switch', { name: 'Chèn liên kết nội bộ trong bài này' });
    await control.click();
    await expect(control).not.toBeChecked();
    await expect(page.getByText('Tự chèn khi hiển thị')).toHaveCount(0);
    await page.goto(post.url);
    await expect(page.getByText(`Sáng sớm, ${KEYWORD} bay lên.`)).toBeVisible();
    await expect(link()).toHaveCount(0);
  });
});
