import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import {
  afterClick,
  type ConsoleBrowser,
  longTasksSince,
  openAddress,
  type StorageState,
  sight,
  sinceClick,
} from './open-browser.ts';
import { logRequests } from './requests.ts';
import { FIELDS, type Typed, typeHere } from './typing.ts';

/** A person reads before the next click; the page may use the time. */
const IDLE_MS = 2_000;

export interface WrittenLong {
  /** From the click on “Sửa” until one can type. */
  readonly open: number;
  /** The same from the address, in a browser that was never here. */
  readonly openCold: number;
  /** In the middle of the text. */
  readonly typed: Typed;
  /** Durations of tasks over 50 ms while one types. */
  readonly longTasks: number[];
}

/** Opens the editor of a long post and types in the middle of its text. */
export async function writeLong(
  browser: ConsoleBrowser,
  state: StorageState,
  post: { readonly id: string; readonly title: string },
): Promise<WrittenLong> {
  const openCold = await browser.cold(state, async (context) => {
    const page = await browser.watchingPage(context, 'text');
    const { paintedAt } = await openAddress(page, `/manager_post/edit/${post.id}?project=1`);
    await leave(page);
    return paintedAt;
  });
  return await browser.cold(state, async (context) => {
    const page = await browser.watchingPage(context, 'title');
    const log = await logRequests(page);
    await page.goto(`/manager_post/view/${post.id}?project=1`, { waitUntil: 'commit' });
    await sight(page, 'title', post.title);
    const button = page.getByRole('button', { name: 'Sửa', exact: true });
    await button.waitFor();
    await sleep(IDLE_MS / 2);
    await button.hover();
    await sleep(IDLE_MS / 2);
    const open = sinceClick(await afterClick(page, button, 'text', ''));
    const paragraphs = page.locator(`${FIELDS.body.selector} > p`);
    const middle = paragraphs.nth(Math.floor((await paragraphs.count()) / 2));
    await middle.scrollIntoViewIfNeeded();
    await middle.click();
    await page.keyboard.press('End');
    const from = await page.evaluate(() => performance.now());
    const typed = await typeHere(page, log, FIELDS.body);
    const longTasks = await longTasksSince(page, from);
    await leave(page);
    return { open, openCold, typed, longTasks };
  });
}

/** Leaves the page as a person does: it releases the lock, which would keep the next page from writing. */
async function leave(page: Page): Promise<void> {
  await sleep(IDLE_MS);
  await page.goto('/profile');
  await sleep(IDLE_MS);
}
