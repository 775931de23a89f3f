import { expect, type Locator, type Page } from '@playwright/test';

/** Nothing lies above the page: a dialog stays, and has the keys, until the page shows what its move did. */
async function expectFree(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
}

/** The server knows a new state a moment before the page does: waits until the page of the post shows it. */
export async function showsState(page: Page, state: string): Promise<void> {
  const bar = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(bar.getByText(state, { exact: true }).filter({ visible: true })).toBeVisible();
  await expectFree(page);
}

/** Presses what a person could press: a button under a dialog or with a request on its way takes no Enter. */
export async function pressButton(button: Locator): Promise<void> {
  await expectFree(button.page());
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

/** Takes back what a word on the page offers to take back; the word stays as long as the pointer is on it. */
export async function takeBack(page: Page, before: () => Promise<void>): Promise<void> {
  const button = page.getByRole('button', { name: 'Hoàn tác' });
  await button.hover();
  await before();
  await pressButton(button);
}

/** Chooses from the menu of moves. */
export async function choose(page: Page, move: string): Promise<void> {
  await pressButton(page.getByRole('button', { name: 'Chuyển trạng thái' }));
  await page.getByRole('menuitem', { name: move, exact: true }).press('Enter');
}

/** Presses the next step of the work by its key, once the page offers it. */
export async function nextStep(page: Page, name: RegExp): Promise<void> {
  await expectFree(page);
  await expect(page.getByRole('button', { name })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
}
