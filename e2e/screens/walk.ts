import { expect, type Page } from '@playwright/test';
import { type Language, LEFT, openAbove, other } from './look-at.ts';

/** An unknown address: its page is cheap. */
const NOWHERE = '/khong/co/gi/o/day';

/**
 * Opens another page of the console in the state of a first visit, without a reload of the console
 * where possible.
 */
export async function walkTo(page: Page, path: string, language: Language): Promise<void> {
  const { pathname } = new URL(path, page.url());
  const isElsewhere = new URL(page.url()).pathname !== pathname;
  if (isElsewhere && (await openAbove(page)) === 0) await stepTo(page, path);
  else await walkFresh(page, path, language);
}

/** Closes all pages and opens one. */
export async function walkFresh(page: Page, path: string, language: Language): Promise<void> {
  if (!(await closeAbove(page))) {
    await page.goto(path);
    return;
  }
  await stepTo(page, NOWHERE);
  // A change of the language closes all tabs.
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

/** Closes overlays by Esc; one that asks before it closes stays open. @returns false when one stays. */
async function closeAbove(page: Page): Promise<boolean> {
  for (let layer = 0; layer < 3 && (await openAbove(page)) > 0; layer += 1)
    await page.keyboard.press('Escape');
  return (await openAbove(page)) === 0;
}

/** Changes the language, which closes all other tabs and renders the current page again. */
export async function speak(page: Page, language: Language): Promise<void> {
  if ((await openAbove(page)) === 0) {
    await page
      .getByRole('button', { name: language === 'vi' ? 'Tiếng Việt' : 'English', exact: true })
      .click();
  } else {
    // An overlay covers the button.
    await page.evaluate((wanted) => localStorage.setItem('i18nextLng', wanted), language);
    await page.reload();
  }
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
