import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { focusedName, press } from './keyboard.ts';

interface TabsSubject {
  /** Renders at least three tabs with the first one selected, and waits for them. */
  readonly draw: () => Promise<void>;
  readonly list: () => Locator;
  /** True: arrows select a tab. False: Enter and Space do. */
  readonly selectsByArrow: boolean;
}

/** The keyboard table of ARIA's pattern "Tabs". */
export function describeTabs({ draw, list, selectsByArrow }: TabsSubject): void {
  const tabs = () => list().getByRole('tab').elements();
  const names = () => tabs().map((tab) => tab.textContent?.trim());
  const selected = () => tabs().findIndex((tab) => tab.getAttribute('aria-selected') === 'true');

  test('has one tab stop, and the selected tab names its panel', async () => {
    await draw();
    expect(tabs().filter((tab) => (tab as HTMLElement).tabIndex === 0)).toHaveLength(1);
    expect(selected()).toBe(0);
    const panel = document.getElementById(tabs()[0]?.getAttribute('aria-controls') ?? '');
    expect(panel?.getAttribute('role')).toBe('tabpanel');
    await expect.element(list()).toHaveAccessibleName();
  });

  test('arrows wrap around, Home and End go to the ends', async () => {
    await draw();
    const [first, second] = names();
    const last = names().at(-1);
    (tabs()[0] as HTMLElement).focus();
    for (const [key, reached] of [
      ['{ArrowRight}', second],
      ['{Home}', first],
      ['{ArrowLeft}', last],
      ['{ArrowRight}', first],
      ['{End}', last],
    ]) {
      await press(key ?? '');
      await expect.poll(focusedName).toBe(reached);
    }
    await expect.poll(selected).toBe(selectsByArrow ? tabs().length - 1 : 0);
    if (selectsByArrow) return;
    await press('{Enter}');
    await expect.poll(selected).toBe(tabs().length - 1);
    expect(page.getByRole('tabpanel').elements().length).toBeGreaterThan(0);
  });
}
