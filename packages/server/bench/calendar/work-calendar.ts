import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from 'playwright';
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
    const measured = async (name: string, act: Act, from?: number) => {
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
      for (let month = 0; month < MONTHS; month += 1) await measured(name, await leafing(page, button));
    }
    for (const type of ['Lễ hội', 'Thể thao'])
      await measured('filter by type', await filteringBy(page, type));
    await measured(
      'without filters',
      () => page.goto(ADDRESS).then(() => page.locator('[data-entry]').first().waitFor()),
      0,
    );
    await measured('lunar days off', await clicking(page, page.getByRole('button', { name: 'Âm lịch' })));
    await measured('drag an event', await dragging(page));
    return actions;
  }
}

/**
 * Something done by pointer or keys, prepared before it is measured: to find an element by its role, the driver reads the
 * name of every button inside the page, and a page of events has hundreds.
 */
type Act = () => Promise<unknown>;

async function clicking(page: Page, button: Locator): Promise<Act> {
  // Waits until it stands still.
  await button.hover();
  const { x, y, width, height } = await boxOf(button);
  return () => page.mouse.click(x + width / 2, y + height / 2);
}

async function leafing(page: Page, button: string): Promise<Act> {
  const before = await page.getByRole('grid').getAttribute('aria-label');
  const click = await clicking(page, page.getByRole('button', { name: button }));
  return async () => {
    await click();
    await page.locator(`[role="grid"]:not([aria-label="${before}"])`).waitFor();
  };
}

async function filteringBy(page: Page, type: string): Promise<Act> {
  await page.getByRole('button', { name: /^Loại sự kiện/ }).click();
  const choose = await clicking(page, page.getByRole('option', { name: type, exact: true }));
  return async () => {
    await choose();
    await page.keyboard.press('Escape');
  };
}

/** By the pointer itself, to another day of its week: bars of other events lie over the day on which it is dropped. */
async function dragging(page: Page): Promise<Act> {
  const bar = page.locator('[data-entry][draggable="true"]').first();
  await bar.scrollIntoViewIfNeeded();
  const key = await bar.getAttribute('data-entry');
  const from = await boxOf(bar);
  const to = await boxOf(bar.locator(`xpath=ancestor::tr/td[not(.//*[@data-entry="${key}"])]`).last());
  return async () => {
    await page.mouse.move(from.x + 12, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 24, from.y + 8, { steps: 4 });
    await page.mouse.move(to.x + 20, to.y + 12, { steps: 12 });
    await page.mouse.up();
    await page.locator('dialog[open]').waitFor();
  };
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The month does not show what is worked with.');
  return box;
}
