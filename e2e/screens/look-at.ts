import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { AS_BEFORE, markSeen } from './frame-once.ts';
import type { Screen } from './screen.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** An overlay is seen in one language: wide, then narrow with the other theme. */
export const LOOKS = {
  vi: { wide: { theme: 'light', width: 1440 }, narrow: { theme: 'dark', width: 390 } },
  en: { wide: { theme: 'dark', width: 1024 }, narrow: { theme: 'light', width: 390 } },
} as const;

/** A page is seen wide in one language, then narrow in the other: both languages, themes and widths in two looks. */
export const PAGE_LOOKS = {
  vi: { wide: { theme: 'light', width: 1440 }, narrow: { theme: 'light', width: 390 } },
  en: { wide: { theme: 'dark', width: 1024 }, narrow: { theme: 'dark', width: 390 } },
} as const;

export type Language = keyof typeof LOOKS;
type Look = (typeof LOOKS | typeof PAGE_LOOKS)[Language]['wide' | 'narrow'];

export const LANGUAGES = ['vi', 'en'] as const;
export const other = (language: Language): Language => (language === 'vi' ? 'en' : 'vi');

/** Overlays above a page; the page below has its own row. */
const ABOVE = 'dialog[open], [role="dialog"], [role="menu"], :popover-open';

export const openAbove = (page: Page) => page.locator(ABOVE).filter({ visible: true }).count();

/** Marks the content of the page that is being left. */
export const LEFT = 'data-left';

/** The theme follows the machine, so that it changes under an open page. */
export async function wear(page: Page, { theme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize({ width, height: 900 });
}

/** Waits until the screen is complete and nothing on it is loading. */
export async function expectShown(page: Page, shows: Screen['shows'], { theme }: Look, language: Language) {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const shown = page.getByText(shows).filter({ visible: true }).first();
  const waiting = page.locator(`[aria-busy="true"], [${LEFT}]`).filter({ visible: true });
  // Searching the whole page for the words is the most expensive step, so it comes last.
  const isThere = async () => (await waiting.count()) === 0 && (await shown.isVisible());
  await expect.poll(isThere, { intervals: [50], message: `shows ${shows}` }).toBe(true);
}

/** Waits until the page has adapted to its new width: a table becomes cards, and what hung from its rows closes. */
export async function untilAdapted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    // The resize event comes with a frame, and sets the page's timer of 100 ms.
    await frame();
    await frame();
    // Timers of one length fire in the order in which they were set: this one after the page's.
    await new Promise((resolve) => setTimeout(resolve, 100));
    let isQuiet = false;
    const watcher = new MutationObserver(() => {
      isQuiet = false;
    });
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    for (let round = 0; !isQuiet && round < 200; round += 1) {
      isQuiet = true;
      await frame();
      await frame();
      await frame();
    }
    watcher.disconnect();
  });
}

/** Expects WCAG 2.2 A and AA, and no content wider than the window. */
export async function expectAccessible(page: Page, floats?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const frameSeen = await markSeen(page);
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

/** Runs in the page. */
async function lookAt({ above, floats, asBefore }: Looking) {
  const { axe } = globalThis as unknown as {
    axe: { run: (root: object, options: object) => Promise<{ violations: AxeViolation[] }> };
  };
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const run = async (root: object, rules = {}) => {
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    // None of these rules reads style sheets, and copying them for each run takes long.
    const options = { runOnly, rules, resultTypes: ['violations'], preload: { assets: ['media'] } };
    return (await axe.run(root, options)).violations;
  };
  const opened = seen(above);
  const isWhole = opened.length === 0;
  // The rules about whole pages, and about the page together with its frame, still run.
  const root = { include: isWhole ? [document] : opened, exclude: [`[${asBefore}]`] };
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
