import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { ConsoleBrowser, StorageState } from '../console/open-browser.ts';

const SHEET = '/manager_user/manager_account_author/royalties';
/** Between two posts. */
const PACE_MS = 500;
const SETTLED_MS = 3_000;

export interface GradedKeys {
  /** Milliseconds until the rows of the sheet are there. */
  readonly opened: readonly number[];
  /** From Enter in a row to the paint of the next row in hand. */
  readonly inRows: readonly number[];
  /** From Enter in the form of a post to the paint of the next post's form. */
  readonly inForms: readonly number[];
  /** Tasks over 50 ms. */
  readonly longTasks: readonly number[];
}

interface InPage {
  readonly gradingWatch: { readonly keys: number[]; readonly longTasks: number[] };
}

/** Sets posts of the sheet by keys in a browser: so many in their rows, and as many in their forms. */
export async function gradeByKeys(
  browser: ConsoleBrowser,
  state: StorageState,
  { period, posts }: { readonly period: string; readonly posts: number },
): Promise<GradedKeys> {
  return await browser.cold(state, async (context) => {
    const page = await context.newPage();
    const opened: number[] = [];
    for (let time = 0; time < 3; time += 1) opened.push(await open(page, period));
    await sleep(SETTLED_MS);
    await page.evaluate(await readFile(join(import.meta.dirname, 'page', 'watch-grading.js'), 'utf8'));
    await page.locator('[data-quick-coefficient]').first().focus();
    const inRows = await typedEach(page, posts, '2,5');
    const row = page.locator('tr[data-row], [role="row"][data-row]').first();
    await row.waitFor();
    const id = await row.getAttribute('data-row');
    await page.goto(`${SHEET}?period=${period}&open=${id}`);
    await page.locator('[data-coefficient]').waitFor();
    await sleep(SETTLED_MS);
    await page.evaluate(await readFile(join(import.meta.dirname, 'page', 'watch-grading.js'), 'utf8'));
    const inForms = await typedEach(page, posts, '3');
    const longTasks = [...inRows.longTasks, ...inForms.longTasks];
    return { opened, inRows: inRows.keys, inForms: inForms.keys, longTasks };
  });
}

async function open(page: Page, period: string): Promise<number> {
  const begun = performance.now();
  await page.goto(`${SHEET}?period=${period}`, { waitUntil: 'commit' });
  await page.locator('[data-quick-coefficient]').first().waitFor();
  return performance.now() - begun;
}

async function typedEach(page: Page, posts: number, coefficient: string) {
  for (let post = 0; post < posts; post += 1) {
    await page.keyboard.type(coefficient);
    await page.keyboard.press('Enter');
    await sleep(PACE_MS);
  }
  return await page.evaluate(() => {
    const { keys, longTasks } = (globalThis as unknown as InPage).gradingWatch;
    return { keys: [...keys], longTasks: [...longTasks] };
  });
}
