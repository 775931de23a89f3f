import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** In each language a screen is shown twice: as it comes, and with the other theme in a narrow window. */
export const LOOKS = {
  vi: { wide: { theme: 'light', width: 1440 }, narrow: { theme: 'dark', width: 390 } },
  en: { wide: { theme: 'dark', width: 1024 }, narrow: { theme: 'light', width: 390 } },
} as const;

export type Language = keyof typeof LOOKS;
type Look = (typeof LOOKS)[Language]['wide' | 'narrow'];

export const LANGUAGES = ['vi', 'en'] as const;
export const other = (language: Language): Language => (language === 'vi' ? 'en' : 'vi');

/** What opens above a page; the page below it has its own row. */
const ABOVE = 'dialog[open], [role="dialog"], [role="menu"], :popover-open';

export const openAbove = (page: Page) => page.locator(ABOVE).filter({ visible: true }).count();

/** The theme follows the machine here, so that it changes under an open page. */
export async function wear(page: Page, { theme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize({ width, height: 900 });
}

/** What stood on the page before it was left for another one. */
const LEFT = 'data-left';

/** Until the screen is there, and nothing of it is on its way. */
export async function expectShown(page: Page, shows: Screen['shows'], { theme }: Look, language: Language) {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const shown = page.getByText(shows).filter({ visible: true }).first();
  const waiting = page.locator(`[aria-busy="true"], [${LEFT}]`).filter({ visible: true });
  const isThere = async () => (await shown.isVisible()) && (await waiting.count()) === 0;
  await expect.poll(isThere, { intervals: [50], message: `shows ${shows}` }).toBe(true);
}

/** Until the page has taken its new width in: the table becomes cards, and takes along what hung from its rows. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let isQuiet = false;
    const watcher = new MutationObserver(() => {
      isQuiet = false;
    });
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    for (let round = 0; !isQuiet && round < 50; round += 1) {
      isQuiet = true;
      // The page looks at its width at most every tenth of a second, by a timer that was set before this one.
      await new Promise((resolve) => setTimeout(resolve, 110));
      await new Promise(requestAnimationFrame);
    }
    watcher.disconnect();
  });
}

/** To another page of the console, without loading the console anew where its tabs do. */
export async function walkTo(page: Page, path: string): Promise<void> {
  const { pathname } = new URL(path, page.url());
  // The same tab would show what it showed before until the new is there.
  if (new URL(page.url()).pathname === pathname || (await openAbove(page)) > 0) {
    await page.goto(path);
    return;
  }
  await page.evaluate(
    ({ path, left }) => {
      for (const panel of document.querySelectorAll('[role="tabpanel"]')) panel.setAttribute(left, '');
      history.pushState({ key: path }, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    { path, left: LEFT },
  );
}

/** The page in another language: all tabs are closed, and what is shown is made anew. */
export async function speak(page: Page, language: Language): Promise<void> {
  if ((await openAbove(page)) === 0) {
    await page
      .getByRole('button', { name: language === 'vi' ? 'Tiếng Việt' : 'English', exact: true })
      .click();
    return;
  }
  // What lies above the page keeps the button from being pressed.
  await page.evaluate((wanted) => localStorage.setItem('i18nextLng', wanted), language);
  await page.reload();
}

/** WCAG 2.2 A and AA, and nothing wider than the window. */
export async function expectSound(page: Page, floats?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const { found, fits } = await page.evaluate(lookAt, { above: ABOVE, floats });
  expect.soft(found).toEqual([]);
  expect.soft(fits).toBe(true);
}

/** In the page itself. */
async function lookAt({ above, floats }: { readonly above: string; readonly floats: string | undefined }) {
  const { axe } = globalThis as unknown as {
    axe: { run: (root: object, options: object) => Promise<{ violations: AxeViolation[] }> };
  };
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const run = async (root: object, rules = {}) => {
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    // None of these rules looks into style sheets: copying them for each run takes long.
    const options = { runOnly, rules, resultTypes: ['violations'], preload: { assets: ['media'] } };
    return (await axe.run(root, options)).violations;
  };
  const opened = seen(above);
  const root = opened.length > 0 ? { include: opened } : document;
  const violations =
    floats === undefined
      ? await run(root)
      : [
          ...(await run(root, { 'target-size': { enabled: false } })),
          ...(await run({ include: seen(floats) })),
        ];
  return {
    found: violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
    fits: document.documentElement.scrollWidth <= window.innerWidth,
  };
}

interface AxeViolation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}
