import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectAccessible } from '../expect-accessible.ts';
import { focusedName, press } from './keyboard.ts';

interface DateGridSubject {
  /** Opens it with the focus on Wednesday 14/10/2026. */
  readonly open: () => Promise<void>;
  readonly picked: () => Locator;
}

/** The keyboard table of the date grid in ARIA's "Date Picker Dialog". */
export function describeDateGrid({ open, picked }: DateGridSubject): void {
  test('is a named grid with one tab stop', async () => {
    await open();
    await expect.element(page.getByRole('grid')).toHaveAccessibleName();
    expect(page.getByRole('grid').element().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await expectAccessible();
  });

  test('arrows, Home, End and Page keys reach the days they name', async () => {
    await open();
    for (const [key, day] of [
      ['{ArrowRight}', '15/10/2026'],
      ['{ArrowLeft}', '14/10/2026'],
      ['{ArrowDown}', '21/10/2026'],
      ['{ArrowUp}', '14/10/2026'],
      ['{Home}', '12/10/2026'],
      ['{End}', '18/10/2026'],
      ['{PageDown}', '18/11/2026'],
      ['{PageUp}', '18/10/2026'],
      ['{Shift>}{PageDown}{/Shift}', '18/10/2027'],
      ['{Shift>}{PageUp}{/Shift}', '18/10/2026'],
    ]) {
      await press(key ?? '');
      await expect.poll(focusedName).toBe(day);
    }
  });

  test.each(['{Enter}', ' '])('"%s" picks the day', async (key) => {
    await open();
    await press('{ArrowRight}', key);
    await expect.element(picked()).toMatchTextContent(/15\/10\/2026/);
    await expect
      .element(page.getByRole('gridcell', { name: '15/10/2026' }))
      .toHaveAttribute('aria-selected', 'true');
  });
}
