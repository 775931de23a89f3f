import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ask } from './enter.ts';

export const headline = (page: Page) => page.getByRole('textbox', { name: 'Tiêu đề', exact: true });
export const body = (page: Page) => page.getByRole('textbox', { name: 'Nội dung bài viết' });

/** Once the article is theirs to write in: while another page holds it, letters go nowhere, as the page says. */
export async function goToText(page: Page): Promise<void> {
  await expect(body(page)).toBeEditable();
  await body(page).focus();
}

export async function typeAtEnd(page: Page, words: string): Promise<void> {
  await goToText(page);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(` ${words}`);
}

/** Once this person holds the post: whoever opens it first does, and a page that is slow to open may be second. */
export async function expectHeldBy(
  request: APIRequestContext,
  token: string,
  id: string,
  name: string,
): Promise<void> {
  const holder = async () => {
    const post = await ask<{ holder: { name: string } | null }>(request, token, 'get', `post/detail/${id}`);
    return post.holder?.name;
  };
  await expect.poll(holder).toBe(name);
}
