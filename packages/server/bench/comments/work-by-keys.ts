import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { ConsoleBrowser, StorageState } from '../console/open-browser.ts';

/** What a quick person does: a letter for most, a reason for some, now and then back. */
const ROUND = ['a', 'a', 's', 'a', 'r4', 'a', 'j', 'a', 'k', 'r2', 'a', 'z', 'a'];
/** Between two keys. */
const PACE_MS = 300;
const SETTLED_MS = 3_000;

export interface WorkedKeys {
  /** Milliseconds from each key to the paint of the next comment. */
  readonly keys: readonly number[];
  /** Tasks over 50 ms. */
  readonly longTasks: readonly number[];
}

interface InPage {
  readonly queueWatch: WorkedKeys;
}

/** Works the queue of held comments in a browser, by so many rounds of keys. */
export async function workByKeys(
  browser: ConsoleBrowser,
  state: StorageState,
  rounds: number,
): Promise<WorkedKeys> {
  return await browser.cold(state, async (context) => {
    const page = await context.newPage();
    await page.goto('/manager_comment?view=held');
    await page.locator('[data-row][aria-current]').focus();
    await sleep(SETTLED_MS);
    await page.evaluate(await readFile(join(import.meta.dirname, 'page', 'watch-queue.js'), 'utf8'));
    for (let round = 0; round < rounds; round += 1) await pressRound(page);
    return await page.evaluate(() => {
      const { keys, longTasks } = (globalThis as unknown as InPage).queueWatch;
      return { keys: [...keys], longTasks: [...longTasks] };
    });
  });
}

async function pressRound(page: Page): Promise<void> {
  for (const [letter, digit] of ROUND) {
    await page.keyboard.press(letter ?? 'a');
    if (digit !== undefined) {
      await page.locator('[data-reasons]').waitFor();
      await page.keyboard.press(digit);
    }
    await sleep(PACE_MS);
  }
}
