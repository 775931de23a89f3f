import { expect, type Page } from '@playwright/test';
import { ask, enter, tokenOf } from './enter.ts';
import { test } from './test.ts';
import { nextStep } from './transitions.ts';
import { body, headline } from './writing.ts';

const TITLE = 'Hội vật làng Sình giữ nếp sau ba thế kỷ';

interface Stored {
  readonly state: string;
  readonly content: { readonly content: readonly { readonly type: string }[] };
}

/** Counts what a mouse or a finger would send. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = { presses: 0 };
    Object.assign(globalThis, { count });
    for (const type of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(type, () => (count.presses += 1), { capture: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { count: { presses: number } }).count.presses);
}

const keys = async (page: Page, ...pressed: readonly string[]) => {
  for (const key of pressed) await page.keyboard.press(key);
};
/** Presses Tab until the wanted control has the focus. */
async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  const current = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
    });
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press(key);
    if (name.test((await current()).trim())) return;
  }
  throw new Error(`${key} does not reach ${name}.`);
}

test('a post is written with a picture, a list and a note, found again and submitted by keys alone', async ({
  page,
}) => {
  const presses = await countPresses(page);
  await enter(page, 'author', '/manager_post');
  await expect(page.getByRole('heading', { level: 1, name: 'Bài viết' })).toBeVisible();

  await test.step('the palette begins a post at its headline', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.type('viet bai');
    await expect(page.getByRole('dialog').getByRole('option').first()).toHaveText(/^Viết bài/);
    await page.keyboard.press('Enter');
    await expect(headline(page)).toBeFocused();
  });

  await test.step('Enter walks on, signs make heading and list', async () => {
    await page.keyboard.type(TITLE);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Sới vật mở từ mồng mười tháng giêng.');
    await page.keyboard.press('Enter');
    await expect(body(page)).toBeFocused();
    await page.keyboard.type('## Ngày khai hội');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- Lễ cúng ở đình');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Keo vật đầu tiên');
    await keys(page, 'Enter', 'Enter');
    await page.keyboard.type('Đô vật các làng kéo về từ sáng sớm.');
    await expect(body(page).getByRole('heading', { name: 'Ngày khai hội' })).toBeVisible();
    await expect(body(page).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('the menu of blocks brings a picture from the library', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.type('/anh');
    await expect(page.getByRole('option', { name: /^Ảnh/ })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    const picker = page.getByRole('dialog', { name: 'Chọn ảnh' });
    await expect(picker.getByRole('searchbox')).toBeFocused();
    // The answer to the whole of it: an earlier one is replaced while the keys walk through it.
    const searched = page.waitForResponse(
      (answer) => new URL(answer.url()).searchParams.get('text') === 'mùa lúa',
    );
    await page.keyboard.type('mùa lúa');
    await searched;
    await tabTo(page, /lúa/i);
    await page.keyboard.press('Enter');
    await expect(picker.getByRole('button', { name: /^Dùng 1 ảnh/ })).toBeVisible();
    await tabTo(page, /^Dùng 1 ảnh/);
    await page.keyboard.press('Enter');
    await expect(body(page).getByRole('img').first()).toBeVisible();
  });

  await test.step('the category is chosen from the inspector', async () => {
    await page.keyboard.press('Escape');
    await tabTo(page, /^(Chuyên mục chính|Chọn…)/);
    await page.keyboard.press('Enter');
    await page.keyboard.type('van hoa');
    await expect(page.getByRole('option', { name: /^Văn hóa/ }).first()).toBeVisible();
    await page.keyboard.press('Enter');
  });

  await test.step('it is saved and submitted, and its tab shows it to readers', async () => {
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/manager_post\/edit\/\d+/);
    const id = /edit\/(\d+)/.exec(page.url())?.[1] ?? '';
    await nextStep(page, /^Gửi biên tập/);
    await expect(page).toHaveURL(new RegExp(`manager_post/view/${id}`));
    const token = await tokenOf(page.request, 'superAdmin');
    const { state, content } = await ask<Stored>(page.request, token, 'get', `post/detail/${id}`);
    expect(state).toBe('SUBMITTED');
    expect(content.content.map(({ type }) => type)).toEqual([
      'heading',
      'bulletList',
      'paragraph',
      'figure',
      'paragraph',
    ]);
  });
  expect(await presses()).toBe(0);
});
