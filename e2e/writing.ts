import { expect, type Page } from '@playwright/test';

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
