import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ask } from './enter.ts';

export const headline = (page: Page) => page.getByRole('textbox', { name: 'Tiêu đề', exact: true });
export const body = (page: Page) => page.getByRole('textbox', { name: 'Nội dung bài viết' });

/** Focuses the text once the page holds the lock: while another page holds it, typing has no effect. */
export async function goToText(page: Page): Promise<void> {
  await expect(body(page)).toBeEditable();
  await body(page).focus();
}

export async function typeAtEnd(page: Page, words: string): Promise<void> {
  await goToText(page);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(` ${words}`);
}

/** Everything that unsaved texts hold in this browser. */
export async function keptIn(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const opening = indexedDB.open('toasoan-drafts');
    await new Promise((done) => opening.addEventListener('success', done, { once: true }));
    const reading = opening.result.transaction('posts').objectStore('posts').getAll();
    await new Promise((done) => reading.addEventListener('success', done, { once: true }));
    opening.result.close();
    return JSON.stringify(reading.result);
  });
}

/** Waits until this person holds the lock. The first page to open a post gets it, and a slow page may be second. */
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
