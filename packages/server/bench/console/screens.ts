import { readFile } from 'node:fs/promises';
import { type ConsoleBrowser, NotShown, openAddress, type StorageState } from './open-browser.ts';
import { logRequests, type RequestCounts } from './requests.ts';

/** Used where the build does not list its pages. */
const KNOWN = [
  '/dashboard',
  '/manager_post',
  '/manager_post/create',
  '/manager_post/edit/:id',
  '/manager_post/history/:id',
  '/manager_post/takedowns',
  '/manager_post/corrections',
  '/manager_post/rules',
  '/manager_post/preview/:id',
  '/manager_post/view/:id',
  '/manager_media',
  '/',
  '/manager_project',
  '/setting_post/manager_category',
  '/setting_post/manager_tag',
  '/manager_user/manager_user_account',
  '/view_project',
  '/profile',
];

/** The addresses of the route table of a build. */
export async function pathsOf(listOfPages: string): Promise<readonly string[]> {
  const text = await readFile(listOfPages, 'utf8').catch(() => undefined);
  if (text === undefined) return KNOWN;
  const pages = JSON.parse(text) as readonly { readonly path: string }[];
  return pages.map(({ path }) => path).filter((path) => !/\/(login|totp)/.test(path));
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
