import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from 'playwright';
import { FIRST_PROJECTS } from '#seeds/seed-base.ts';
import {
  afterClick,
  type ConsoleBrowser,
  longTasksSince,
  openAddress,
  type StorageState,
  sight,
  sinceClick,
} from './open-browser.ts';
import type { Seen } from './page-watch.ts';
import { logRequests, type RequestCounts } from './requests.ts';

const LIST = '/manager_post?project=1';
const [PROJECT] = FIRST_PROJECTS;
const EDITABLE = /Đã xuất bản|Bản nháp/;
/** A person looks at a page before the next click; the page may use the time. */
const IDLE_MS = 2_000;
/** Far longer than the page computes between two requests. */
const HELD_BACK_MS = 1_000;
/** Changes of the tab in each visit, there and back. */
const SWITCHES = 3;

/** Signs in as a person does. @returns what the browser then keeps. */
export async function signIn(
  browser: ConsoleBrowser,
  email: string,
  password: string,
): Promise<StorageState> {
  return await browser.cold(undefined, async (context) => {
    const page = await browser.watchingPage(context, 'sign-in');
    await openAddress(page, '/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Đăng nhập' }).click();
    // The browser keeps the project: later addresses need not name it.
    await page.getByRole('button', { name: `Chọn dự án ${PROJECT?.name}` }).click();
    await page.waitForURL('**/dashboard');
    return await context.storageState();
  });
}

/** @returns milliseconds until the form of the sign-in is painted. */
export async function visitSignIn(browser: ConsoleBrowser): Promise<number> {
  return await browser.cold(undefined, async (context) => {
    const page = await browser.watchingPage(context, 'sign-in');
    return (await openAddress(page, '/login')).paintedAt;
  });
}

/** The posts of the list's first page. */
export async function postIdsOf(browser: ConsoleBrowser, state: StorageState): Promise<string[]> {
  return await browser.cold(state, async (context) => {
    const page = await browser.watchingPage(context, 'row');
    await openAddress(page, LIST);
    const addresses = await Promise.all(
      (await rowLinks(page).all()).map(async (link) => (await link.getAttribute('href')) ?? ''),
    );
    return addresses.flatMap((address) => /\/(\d+)/.exec(address)?.[1] ?? []);
  });
}

/** What a person does in the first minute; times in milliseconds. */
export interface Visit {
  readonly firstRow: number;
  readonly requests: RequestCounts;
  /** A click on a row of a list that was idle, under a pointer that rests on the row. */
  readonly open: number;
  /** From the title to its field. */
  readonly edit: number;
  readonly toList: readonly number[];
  readonly toEditor: readonly number[];
  /** Durations of tasks over 50 ms. */
  readonly longTasks: { readonly list: number[]; readonly opening: number[]; readonly switching: number[] };
  /** What the page's own thread computed. */
  readonly work: { readonly firstRow: number; readonly open: number; readonly edit: number };
  /** The same address again in the same browser. */
  readonly firstRowWarm: number;
  readonly requestsWarm: RequestCounts;
}

/** Opens the list, a post and its editor, changes between their tabs, and opens the list again. */
export async function visit(browser: ConsoleBrowser, state: StorageState, run: number): Promise<Visit> {
  return await browser.cold(state, async (context) => {
    const page = await browser.watchingPage(context, 'row');
    const log = await logRequests(page);
    const first = await openAddress(page, LIST);
    const firstWork = await log.work();
    const requests = await log.until(first);
    const row = rowOf(page, run);
    const title = await titleOf(row);
    await sleep(IDLE_MS / 2);
    await row.hover();
    await sleep(IDLE_MS / 2);
    const list = await longTasksSince(page, first.paintedAt);
    const idleWork = await log.work();
    const opened = await afterClick(page, row, 'title', title);
    const openedWork = await log.work();
    const edit = await openEditor(page, title, opened);
    const editedWork = await log.work();
    await sleep(IDLE_MS);
    const opening = await longTasksSince(page, opened.clickedAt);
    const switched = await switchTabs(page, title);
    await page.close();
    return {
      firstRow: first.paintedAt,
      requests,
      open: sinceClick(opened),
      edit,
      toList: switched.toList,
      toEditor: switched.toEditor,
      longTasks: { list, opening, switching: switched.longTasks },
      work: { firstRow: firstWork, open: openedWork - idleWork, edit: editedWork - openedWork },
      ...(await visitAgain(browser, context)),
    };
  });
}

async function visitAgain(browser: ConsoleBrowser, context: BrowserContext) {
  const page = await browser.watchingPage(context, 'row');
  const log = await logRequests(page);
  const first = await openAddress(page, LIST);
  return { firstRowWarm: first.paintedAt, requestsWarm: await log.until(first) };
}

/** The first row of a browser that was never here, and the click on it as soon as it shows. */
export async function visitInHaste(
  browser: ConsoleBrowser,
  state: StorageState,
  run: number,
): Promise<{ readonly firstRow: number; readonly open: number }> {
  return await browser.cold(state, async (context) => {
    const page = await browser.watchingPage(context, 'row');
    const first = await openAddress(page, LIST);
    const row = rowOf(page, run);
    const title = await titleOf(row);
    const open = sinceClick(await afterClick(page, row, 'title', title));
    return { firstRow: first.paintedAt, open };
  });
}

/** Requests that wait for each other: every answer is held back, so that only those follow each other. */
export async function visitHeldBack(
  browser: ConsoleBrowser,
  state: StorageState,
): Promise<RequestCounts['chain']> {
  return await browser.cold(state, async (context) => {
    const page = await browser.watchingPage(context, 'row');
    const log = await logRequests(page, HELD_BACK_MS);
    const { chain } = await log.until(await openAddress(page, LIST));
    return chain;
  });
}

/** Opens the editor of a post that a click has opened. @returns milliseconds from the click to the filled field. */
export async function openEditor(page: Page, title: string, opened: Seen): Promise<number> {
  if (page.url().includes('/edit/')) return (await sight(page, 'field', title)).paintedAt - opened.clickedAt;
  const button = page.getByRole('button', { name: 'Sửa', exact: true });
  await button.waitFor();
  await sleep(IDLE_MS / 2);
  await button.hover();
  await sleep(IDLE_MS / 2);
  return sinceClick(await afterClick(page, button, 'field', title));
}

async function switchTabs(page: Page, title: string) {
  const from = await page.evaluate(() => performance.now());
  const list = page.getByRole('tab', { name: /^Bài viết/ });
  const editor = page.getByRole('tab', { name: /^Sửa/ });
  const toList: number[] = [];
  const toEditor: number[] = [];
  for (let turn = 0; turn < SWITCHES; turn += 1) {
    toList.push(sinceClick(await afterClick(page, list, 'row', '')));
    toEditor.push(sinceClick(await afterClick(page, editor, 'field', title)));
  }
  return { toList, toEditor, longTasks: await longTasksSince(page, from) };
}

/** Another row in each run: the server keeps what it has just read, and a post is held for a while. */
export function rowOf(page: Page, run: number): Locator {
  return rowLinks(page).nth(run);
}

/** Titles of posts that the person may edit. */
const rowLinks = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('row')
    .filter({ hasText: EDITABLE })
    .locator('a[href^="/manager_post/"]')
    .filter({ hasText: /\S/ });

export async function titleOf(row: Locator): Promise<string> {
  return ((await row.textContent()) ?? '').trim();
}
