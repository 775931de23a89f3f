import { expect, type Page } from '@playwright/test';
import { type Language, LEFT, openAbove, other } from './look-at.ts';

/** Where there is nothing, so that it costs nothing. */
const NOWHERE = '/khong/co/gi/o/day';

/**
 * To another page of the console, as it is when it is opened for the first time, without loading the console anew
 * where that is not needed.
 */
export async function walkTo(page: Page, path: string, language: Language): Promise<void> {
  const { pathname } = new URL(path, page.url());
  const isElsewhere = new URL(page.url()).pathname !== pathname;
  if (isElsewhere && (await openAbove(page)) === 0) await stepTo(page, path);
  else await walkAnew(page, path, language);
}

/** The same, and nothing is left of pages that were open. */
export async function walkAnew(page: Page, path: string, language: Language): Promise<void> {
  if (!(await closeAbove(page))) {
    await page.goto(path);
    return;
  }
  await stepTo(page, NOWHERE);
  // With another language all tabs are closed.
  await speak(page, other(language));
  await speak(page, language);
  await stepTo(page, path);
}

async function stepTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    ({ path, left }) => {
      for (const panel of document.querySelectorAll('[role="tabpanel"]')) panel.setAttribute(left, '');
      history.pushState({ key: path }, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    { path, left: LEFT },
  );
}

/** What asks before it closes stays open. */
async function closeAbove(page: Page): Promise<boolean> {
  for (let layer = 0; layer < 3 && (await openAbove(page)) > 0; layer += 1)
    await page.keyboard.press('Escape');
  return (await openAbove(page)) === 0;
}

/** The page in another language: all tabs are closed, and what is shown is made anew. */
export async function speak(page: Page, language: Language): Promise<void> {
  if ((await openAbove(page)) === 0) {
    await page
      .getByRole('button', { name: language === 'vi' ? 'Tiếng Việt' : 'English', exact: true })
      .click();
  } else {
    // What lies above the page keeps the button from being pressed.
    await page.evaluate((wanted) => localStorage.setItem('i18nextLng', wanted), language);
    await page.reload();
  }
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
