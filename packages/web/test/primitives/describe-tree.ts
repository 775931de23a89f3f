import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectAccessible } from '../expect-accessible.ts';
import { press } from './keyboard.ts';

interface TreeSubject {
  /** Renders "Tin" with its child "Trong nước", then "Video"; all open. */
  readonly draw: () => Promise<void>;
  readonly opened: () => Locator;
}

const row = (name: string) => page.getByRole('row', { name: new RegExp(`^(Mở |Đóng )?.*${name}`) });
const focused = () => document.activeElement?.textContent ?? '';

/** The keyboard table of ARIA's pattern "Treegrid", with the focus on rows. */
export function describeTree({ draw, opened }: TreeSubject): void {
  test('has one tab stop, and rows announce their level', async () => {
    await draw();
    expect(document.querySelectorAll('tr[tabindex="0"]')).toHaveLength(1);
    await expect.element(row('Trong nước')).toHaveAttribute('aria-level', '2');
    await expectAccessible();
  });

  test('arrows, Home and End move, open and close; Enter opens the record', async () => {
    await draw();
    document.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus();
    for (const [key, reached] of [
      ['{ArrowDown}', 'Trong nước'],
      ['{ArrowLeft}', 'Tin'],
      ['{End}', 'Video'],
      ['{Home}', 'Tin'],
      ['{ArrowRight}', 'Trong nước'],
      ['{ArrowUp}', 'Tin'],
    ]) {
      await press(key ?? '');
      await expect.poll(focused).toContain(reached);
    }
    await press('{ArrowLeft}');
    await expect.element(page.getByText('Trong nước')).not.toBeInTheDocument();
    await press('{ArrowRight}');
    await expect.element(page.getByText('Trong nước')).toBeVisible();
    await press('{Enter}');
    await expect.element(opened()).toHaveTextContent('Tin');
  });
}
