import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright';
import type { PageWatch, Seen, Sight } from './page-watch.ts';

/** How to start the browser of the tests: `scripts/setup/test-browser.mjs` finds it. */
export interface BrowserProgram {
  readonly executablePath: string;
  readonly args: string[];
  /** What it needs beside the environment of the bench. */
  readonly env: Readonly<Record<string, string>>;
}

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Motion stays on: people have it. */
const SCREEN = { locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh', viewport: { width: 1440, height: 900 } };
/** A page that shows nothing by then is broken, not slow. */
const LONGEST_MS = 30_000;

/** One browser; each context starts with an empty cache. */
export class ConsoleBrowser {
  readonly #browser: Browser;
  readonly #address: string;
  readonly #watchPage: string;

  private constructor(browser: Browser, address: string, watchPage: string) {
    this.#browser = browser;
    this.#address = address;
    this.#watchPage = watchPage;
  }

  static async start({ env, ...program }: BrowserProgram, address: string): Promise<ConsoleBrowser> {
    const watchPage = await readFile(join(import.meta.dirname, 'page', 'watch-page.js'), 'utf8');
    const browser = await chromium.launch({
      ...program,
      env: { ...process.env, ...env },
      // The shutdown of the bench closes it.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    return new ConsoleBrowser(browser, address, watchPage);
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  /** Does something in a browser that has never been here before; signed in with `state`. */
  async cold<Result>(
    state: StorageState | undefined,
    act: (context: BrowserContext) => Promise<Result>,
  ): Promise<Result> {
    const context = await this.#browser.newContext({
      ...SCREEN,
      baseURL: this.#address,
      ...(state !== undefined && { storageState: state }),
    });
    context.setDefaultTimeout(LONGEST_MS);
    try {
      return await act(context);
    } finally {
      await context.close();
    }
  }

  /** A new page that watches for a sight from its first byte on. */
  async watchingPage(context: BrowserContext, sight: Sight): Promise<Page> {
    const page = await context.newPage();
    await page.addInitScript({
      content: `${this.#watchPage}\npageWatch.watchFor(${JSON.stringify(sight)});`,
    });
    return page;
  }
}

/** What the bench waits for did not come. */
export class NotShown extends Error {}

/** Opens an address and waits for what the page watches for. */
export async function openAddress(page: Page, path: string): Promise<Seen> {
  await page.goto(path, { waitUntil: 'commit' });
  return await found(page, `the first sight of ${path}`);
}

/** Clicks and waits for a sight that the click brings. What moves is clicked once it rests, as a person does. */
export async function afterClick(page: Page, target: Locator, wanted: Sight, text: string): Promise<Seen> {
  await watchFor(page, wanted, text, true);
  await target.click();
  return await found(page, `${wanted} ${text}`);
}

/** Waits for a sight that may be there already. */
export async function sight(page: Page, wanted: Sight, text: string): Promise<Seen> {
  await watchFor(page, wanted, text, false);
  return await found(page, `${wanted} ${text}`);
}

async function watchFor(page: Page, wanted: Sight, text: string, afterClick: boolean): Promise<void> {
  await page.evaluate((asked) => (globalThis as unknown as InPage).pageWatch.watchFor(...asked), [
    wanted,
    text,
    afterClick,
  ] as const);
}

export const sinceClick = ({ clickedAt, paintedAt }: Seen) => paintedAt - clickedAt;

export async function longTasksSince(page: Page, from: number): Promise<number[]> {
  return await page.evaluate(
    (since) => (globalThis as unknown as InPage).pageWatch.longTasksSince(since),
    from,
  );
}

export async function timeKeys(page: Page, selector: string): Promise<void> {
  await page.evaluate((field) => (globalThis as unknown as InPage).pageWatch.timeKeys(field), selector);
}

export async function timedKeys(page: Page): Promise<number[]> {
  return await page.evaluate(() => (globalThis as unknown as InPage).pageWatch.keys());
}

interface InPage {
  readonly pageWatch: PageWatch;
}

async function found(page: Page, what: string): Promise<Seen> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const isLate = () => reject(new NotShown(`${page.url()} did not show ${what}.`));
  const timer = setTimeout(isLate, LONGEST_MS);
  try {
    return await Promise.race([
      page.evaluate(() => (globalThis as unknown as InPage).pageWatch.found()),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
