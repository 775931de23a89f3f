import type { Page } from '@playwright/test';

/** The number of a post of the demo newsroom by its whole title. */
export type NumberOf = (title: string) => string;

export interface Screen {
  readonly name: string;
  readonly path: string | ((numberOf: NumberOf) => string);
  /** Something of the page itself, so that nobody checks a spinner. */
  readonly shows: string | RegExp;
  readonly act?: (page: Page) => Promise<void>;
  /** Shows only when the console is loaded anew, or leaves behind what only that takes away. */
  readonly loads?: boolean;
  /** Where cards stand for the table there is nothing of it. */
  readonly wideOnly?: boolean;
  /** Floats over a page that has scrolled: what it happens to cover of a button below says nothing of its size. */
  readonly floats?: string;
}

/** Presses a button of that name in Vietnamese or English. */
export const press =
  (name: RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click();

/** Chooses from the menu of moves of a post. */
export const move =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    await press(/^(Chuyển trạng thái|Change state)$/)(page);
    await page.getByRole('menuitem', { name }).click();
  };

/** Presses a filter of a list; with little room they stand behind a button of their own. */
export const filter =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    const unfold = page.getByRole('button', { name: /^(Bộ lọc|Filters)/, expanded: false });
    if ((page.viewportSize()?.width ?? 0) < 768) await unfold.first().click();
    await press(name)(page);
  };
