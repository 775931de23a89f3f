import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until no dialog is open: it stays, with the focus, until the page shows the result of its transition. */
async function expectFree(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
}

/** Waits until the page of the post shows its new state, which the server knows earlier. */
export async function showsState(page: Page, state: string): Promise<void> {
  const bar = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(bar.getByText(state, { exact: true }).filter({ visible: true })).toBeVisible();
  await expectFree(page);
}

/** Presses a button of a page when a person could: under a dialog, or during a request, it ignores Enter. */
export async function pressButton(button: Locator): Promise<void> {
  await expectFree(button.page());
  await pressReady(button);
}

/** Presses a button once it accepts it: while its dialog is still checking, it ignores Enter. */
export async function pressReady(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

/** Presses the toast's button that undoes an action; the toast stays while the pointer is on it. */
export async function takeBack(page: Page, before: () => Promise<void>): Promise<void> {
  const button = page.getByRole('button', { name: 'Hoàn tác' });
  await button.hover();
  await before();
  await pressButton(button);
}

/** Chooses from the menu of transitions. */
export async function choose(page: Page, transition: string): Promise<void> {
  await pressButton(page.getByRole('button', { name: 'Xử lý bài' }));
  await page.getByRole('menuitem', { name: transition, exact: true }).press('Enter');
}

/** Makes the next step of the workflow by its key, once the page offers it. */
export async function nextStep(page: Page, name: RegExp): Promise<void> {
  await expectFree(page);
  await expect(page.getByRole('button', { name })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
}
