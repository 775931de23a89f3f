import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { AS_BEFORE, markFrame } from './frame-once.ts';
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

/** On what stood on the page before it was left for another one. */
export const LEFT = 'data-left';

/** The theme follows the machine here, so that it changes under an open page. */
export async function wear(page: Page, { theme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize({ width, height: 900 });
}

/** Until the screen is there, and nothing of it is on its way. */
export async function expectShown(page: Page, shows: Screen['shows'], { theme }: Look, language: Language) {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const shown = page.getByText(shows).filter({ visible: true }).first();
  const waiting = page.locator(`[aria-busy="true"], [${LEFT}]`).filter({ visible: true });
  // The words are asked for last: to look for them through the whole page costs more than all else.
  const isThere = async () => (await waiting.count()) === 0 && (await shown.isVisible());
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

/** WCAG 2.2 A and AA, and nothing wider than the window. */
export async function expectAccessible(page: Page, floats?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const frameSeen = await markFrame(page);
  const { found, fits, isWhole } = await page.evaluate(lookAt, {
    above: ABOVE,
    floats,
    asBefore: AS_BEFORE,
  });
  if (isWhole && found.length === 0) frameSeen();
  expect.soft(found).toEqual([]);
  expect.soft(fits).toBe(true);
}

interface Looking {
  readonly above: string;
  readonly floats: string | undefined;
  readonly asBefore: string;
}

/** In the page itself. */
async function lookAt({ above, floats, asBefore }: Looking) {
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
  const isWhole = opened.length === 0;
  // The rules about the page as a whole are asked all the same, and so is what the page has in common with its frame.
  const root = isWhole ? { include: [document], exclude: [`[${asBefore}]`] } : { include: opened };
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
    isWhole,
  };
}

interface AxeViolation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}
