import type { Page } from '@playwright/test';

/** The id of a post of the demo newsroom by its full title. */
export type NumberOf = (title: string) => string;

export interface Screen {
  readonly name: string;
  readonly path: string | ((numberOf: NumberOf) => string);
  /** Content of the page itself, so that the check does not see a spinner. */
  readonly shows: string | RegExp;
  readonly act?: (page: Page) => Promise<void>;
  /** Appears only after a reload of the console, or leaves traces that only a reload removes. */
  readonly loads?: boolean;
  /** Belongs to the table, which a narrow window replaces by cards. */
  readonly wideOnly?: boolean;
  /** Floats over a scrolled page and may cover a part of a button, which says nothing about the button's size. */
  readonly floats?: string;
}

/** Presses a button by its Vietnamese or English name. */
export const press =
  (name: RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click();

/** Chooses a transition from the menu of a post. */
export const transition =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    await press(/^(Xử lý bài|Change state)$/)(page);
    await page.getByRole('menuitem', { name }).click();
  };

/** Presses a filter of a list; a narrow window has them behind a button. */
export const filter =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    const unfold = page.getByRole('button', { name: /^(Lọc danh sách|Filter the list)$/, expanded: false });
    if ((page.viewportSize()?.width ?? 0) < 768) await unfold.first().click();
    await press(name)(page);
  };
