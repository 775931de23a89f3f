import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import {
  afterClick,
  type ConsoleBrowser,
  longTasksSince,
  openAddress,
  type StorageState,
  timedKeys,
  timeKeys,
} from './open-browser.ts';
import { logRequests, type RequestLog } from './requests.ts';
import { openEditor, rowOf, titleOf } from './visits.ts';

/** Nobody reads them yet: their editor looks for similar titles while one types. */
const DRAFTS = '/manager_post?project=1&view=DRAFT';
/** A quick typist's pace. */
const PACE_MS = 80;
const KEYS = 60;
const WORDS = 'mua hoa gao thang ba tren cao nguyen da va dong song xanh ngat ';
const SETTLED_MS = 2_000;

export const FIELDS = {
  title: { name: 'Tiêu đề', selector: '[aria-label="Tiêu đề"]' },
  lead: { name: 'Sapo', selector: '[aria-label="Sapo"]' },
  body: { name: 'Nội dung bài viết', selector: '[contenteditable][aria-label="Nội dung bài viết"]' },
} as const;

export interface Typed {
  /** Milliseconds of each key, from the event to the paint of its letter. */
  readonly keys: number[];
  /** Milliseconds that the page's own thread computed for one key, with what it puts off. */
  readonly work: number;
}

export interface TypedPost {
  readonly bare: Typed;
  readonly title: Typed;
  readonly lead: Typed;
  readonly body: Typed;
  /** Durations of tasks over 50 ms. */
  readonly longTasks: number[];
  readonly postId: string;
}

/** Types in the editor of a post, and in a page that holds nothing but a field. */
export async function typeSome(
  browser: ConsoleBrowser,
  state: StorageState,
  run: number,
): Promise<TypedPost> {
  const bare = await typeBare(browser);
  return await browser.cold(state, async (context) => {
    const page = await browser.watchingPage(context, 'row');
    const log = await logRequests(page);
    await openAddress(page, DRAFTS);
    const row = rowOf(page, run);
    const title = await titleOf(row);
    await openEditor(page, title, await afterClick(page, row, 'title', title));
    const from = await page.evaluate(() => performance.now());
    return {
      bare,
      title: await typeIn(page, log, FIELDS.title),
      lead: await typeIn(page, log, FIELDS.lead),
      body: await typeIn(page, log, FIELDS.body),
      longTasks: await longTasksSince(page, from),
      postId: /edit\/(\d+)/.exec(page.url())?.[1] ?? '',
    };
  });
}

async function typeBare(browser: ConsoleBrowser): Promise<Typed> {
  return await browser.cold(undefined, async (context) => {
    const page = await browser.watchingPage(context, 'content');
    const log = await logRequests(page);
    await page.goto('data:text/html,<textarea aria-label="Bare"></textarea>');
    return await typeIn(page, log, { name: 'Bare', selector: 'textarea' });
  });
}

interface Field {
  readonly name: string;
  readonly selector: string;
}

async function typeIn(page: Page, log: RequestLog, { name, selector }: Field): Promise<Typed> {
  const field = page.getByRole('textbox', { name, exact: true });
  await untilEditable(field);
  await field.focus();
  await page.keyboard.press('Control+End');
  return await typeHere(page, log, { name, selector });
}

/** Types where the cursor is, at a quick typist's pace. */
export async function typeHere(page: Page, log: RequestLog, { name, selector }: Field): Promise<Typed> {
  await sleep(SETTLED_MS);
  await timeKeys(page, selector);
  const before = await log.work();
  const begun = performance.now();
  for (let key = 0; key < KEYS; key += 1) {
    const letter = WORDS[key % WORDS.length] ?? ' ';
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await sleep(Math.max(0, begun + (key + 1) * PACE_MS - performance.now()));
  }
  await sleep(PACE_MS);
  const work = (await log.work()) - before;
  const keys = await timedKeys(page);
  if (keys.length < KEYS * 0.9) throw new Error(`Of ${KEYS} keys in “${name}” only ${keys.length} showed.`);
  return { keys, work: work / KEYS };
}

/** The text becomes editable once the page holds the post. */
async function untilEditable(field: Locator): Promise<void> {
  const end = performance.now() + 30_000;
  while (!(await field.isEditable())) {
    if (performance.now() > end) throw new Error('The editor did not become editable.');
    await sleep(100);
  }
}
