import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import {
  type ConsoleBrowser,
  longTasksSince,
  openAddress,
  type StorageState,
} from '../console/open-browser.ts';
import { taskTimes } from './task-times.ts';

export interface CalendarAction {
  readonly name: string;
  /** Milliseconds until the page shows it. */
  readonly shown: number;
  /** Processor milliseconds of its tasks. */
  readonly tasks: readonly number[];
  /** Tasks over 50 ms by the clock, as the page itself observes them: also while other programs have the processor. */
  readonly longTasks: readonly number[];
}

const ADDRESS = '/manager_event?show=month&project=1';
const MONTHS = 12;
/** What a click leads to has come to rest by then. */
const REST_MS = 400;

/** What an editor does with a month: opens it, leafs on and back, filters, drags one event. */
export async function workCalendar(browser: ConsoleBrowser, state: StorageState): Promise<CalendarAction[]> {
  return await browser.cold(state, work);

  async function work(context: BrowserContext): Promise<CalendarAction[]> {
    const page = await browser.watchingPage(context, 'content');
    const actions: CalendarAction[] = [];
    const measured = async (name: string, act: () => Promise<unknown>, from?: number) => {
      const since = from ?? (await page.evaluate(() => performance.now()));
      let shown = 0;
      const tasks = await taskTimes(page, async () => {
        const begun = performance.now();
        await act();
        shown = performance.now() - begun;
        await sleep(REST_MS);
      });
      actions.push({ name, shown, tasks, longTasks: await longTasksSince(page, since) });
    };
    await measured(
      'open',
      async () => {
        await openAddress(page, ADDRESS);
        await page.locator('[data-entry]').first().waitFor();
      },
      0,
    );
    for (const [name, button] of [
      ['next month', 'Tháng sau'],
      ['previous month', 'Tháng trước'],
    ] as const) {
      for (let month = 0; month < MONTHS; month += 1) await measured(name, () => leaf(page, button));
    }
    for (const type of ['Lễ hội', 'Thể thao']) await measured('filter by type', () => filterBy(page, type));
    await measured(
      'without filters',
      () => page.goto(ADDRESS).then(() => page.locator('[data-entry]').first().waitFor()),
      0,
    );
    await measured('lunar days off', () => page.getByRole('button', { name: 'Âm lịch' }).click());
    await measured('drag an event', () => drag(page));
    return actions;
  }
}

async function leaf(page: Page, button: string): Promise<void> {
  const before = await page.getByRole('grid').getAttribute('aria-label');
  await page.getByRole('button', { name: button }).click();
  await page.locator(`[role="grid"]:not([aria-label="${before}"])`).waitFor();
}

async function filterBy(page: Page, type: string): Promise<void> {
  await page.getByRole('button', { name: /^Loại sự kiện/ }).click();
  await page.getByRole('option', { name: type, exact: true }).click();
  await page.keyboard.press('Escape');
}

/** By the pointer itself, to another day of its week: bars of other events lie over the day on which it is dropped. */
async function drag(page: Page): Promise<void> {
  const bar = page.locator('[data-entry][draggable="true"]').first();
  await bar.scrollIntoViewIfNeeded();
  const key = await bar.getAttribute('data-entry');
  const from = await bar.boundingBox();
  const to = await bar.locator(`xpath=ancestor::tr/td[not(.//*[@data-entry="${key}"])]`).last().boundingBox();
  if (!from || !to) throw new Error('The month shows nothing to drag.');
  await page.mouse.move(from.x + 12, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 24, from.y + 8, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y + 12, { steps: 12 });
  await page.mouse.up();
  await page.getByRole('dialog').waitFor();
}
