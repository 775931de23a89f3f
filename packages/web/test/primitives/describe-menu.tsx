import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../expect-accessible.ts';
import { press } from './keyboard.ts';

interface MenuSubject {
  /** Renders a page with the trigger and focuses it. */
  readonly draw: () => Promise<void>;
  readonly trigger: () => Locator;
  /** Keys that open the menu from the trigger. */
  readonly openingKeys: readonly string[];
  /** The element that Tab reaches after the trigger. */
  readonly behind: () => Locator;
  /** Called with the entry that acted. */
  readonly acted: () => readonly string[];
}

/** Entries that a menu under test offers; the second one cannot act. */
export const ENTRIES = ['Sửa', 'Đăng lại', 'Xóa', 'Đổi tên'] as const;
export const BARRED = 'Đăng lại';

const entry = (name: string) => page.getByRole('menuitem', { name: new RegExp(`^${name}`) });

/** The keyboard tables of ARIA's patterns "Menu" and "Menu Button". */
export function describeMenu({ draw, trigger, openingKeys, behind, acted }: MenuSubject): void {
  async function open(key = openingKeys[0] ?? '') {
    await draw();
    await press(key);
    await expect.element(entry('Sửa')).toHaveFocus();
  }
  async function expectClosed() {
    await expect.element(page.getByRole('menuitem')).not.toBeInTheDocument();
  }

  test.each(openingKeys)('"%s" opens it on its first entry', async (key) => {
    await open(key);
    await expect.element(page.getByRole('menu')).toHaveAccessibleName();
    await expectAccessible();
  });

  test('arrows wrap around, Home and End go to the ends', async () => {
    await open();
    await press('{ArrowUp}');
    await expect.element(entry('Đổi tên')).toHaveFocus();
    await press('{ArrowDown}');
    await expect.element(entry('Sửa')).toHaveFocus();
    await press('{End}');
    await expect.element(entry('Đổi tên')).toHaveFocus();
    await press('{Home}', '{ArrowDown}');
    await expect.element(entry(BARRED)).toHaveFocus();
  });

  test('a letter focuses the entry that begins with it, without diacritics', async () => {
    await open();
    await press('x');
    await expect.element(entry('Xóa')).toHaveFocus();
  });

  test('letters in quick succession search for one word', async () => {
    await open();
    await userEvent.keyboard('doi');
    await expect.element(entry('Đổi tên')).toHaveFocus();
  });

  test.each(['{Enter}', ' '])('"%s" acts, and the focus returns to the trigger', async (key) => {
    await open();
    await press('{End}', key);
    await expectClosed();
    expect(acted()).toEqual(['Đổi tên']);
    await expect.element(trigger()).toHaveFocus();
  });

  test('a disabled entry gives its reason and does not act', async () => {
    await open();
    await press('{ArrowDown}', '{Enter}');
    await expect.element(entry(BARRED)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(entry(BARRED)).toHaveFocus();
    expect(acted()).toEqual([]);
  });

  test('Esc closes it, and the focus returns to the trigger', async () => {
    await open();
    await press('{ArrowDown}', '{Escape}');
    await expectClosed();
    await expect.element(trigger()).toHaveFocus();
    expect(acted()).toEqual([]);
  });

  test('Tab closes it and focuses the next element after the trigger', async () => {
    await open();
    await press('{Tab}');
    await expectClosed();
    await expect.element(behind()).toHaveFocus();
  });
}
