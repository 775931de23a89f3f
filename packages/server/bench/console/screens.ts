import { readFile } from 'node:fs/promises';
import { type ConsoleBrowser, NotShown, openAddress, type StorageState } from './open-browser.ts';
import { logRequests, type RequestCounts } from './requests.ts';

interface ListedPage {
  readonly path: string;
  /** A group of the menu leads to its first page. */
  readonly isGroup?: boolean;
}

/** The addresses of the route table of a build that show a page of their own to a signed-in person. */
export async function pathsOf(listOfPages: string): Promise<readonly string[]> {
  const pages = JSON.parse(await readFile(listOfPages, 'utf8')) as readonly ListedPage[];
  return pages
    .filter(({ path, isGroup = false }) => !isGroup && !/\/(login|totp)/.test(path))
    .map(({ path }) => path);
}

export interface ScreenVisit {
  /** Milliseconds until the heading is painted and nothing is a placeholder; undefined where that never came. */
  readonly firstContent: number | undefined;
  readonly requests: RequestCounts | undefined;
}

/** Opens one screen in a browser that has never been here. */
export async function visitScreen(
  browser: ConsoleBrowser,
  state: StorageState,
  path: string,
): Promise<ScreenVisit> {
  return await browser.cold(state, async (context) => {
    const page = await browser.watchingPage(context, 'content');
    const log = await logRequests(page);
    try {
      const seen = await openAddress(page, path);
      if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}.`);
      return { firstContent: seen.paintedAt, requests: await log.until(seen) };
    } catch (error) {
      if (!(error instanceof NotShown)) throw error;
      return { firstContent: undefined, requests: undefined };
    }
  });
}
