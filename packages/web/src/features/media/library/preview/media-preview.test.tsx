import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshBrowser } from '../../../../../test/open-console.tsx';
import { describeOverlay } from '../../../../../test/primitives/describe-overlay.tsx';
import { press } from '../../../../../test/primitives/keyboard.ts';
import { aMediaRow } from '../test-support/a-media.ts';
import { openLibrary } from '../test-support/open-library.tsx';

const FILES = ['Chợ nổi', 'Đèo Hải Vân'].map((title, index) => aMediaRow({ id: String(index + 1), title }));
const opener = () => page.getByRole('gridcell', { name: /Chợ nổi/ });
const overlay = () => page.getByRole('dialog');

async function open(): Promise<void> {
  await openLibrary(freshBrowser(), FILES);
  await expect.element(opener()).toBeVisible();
  (opener().element() as HTMLElement).focus();
  await press(' ');
  await expect.element(overlay()).toBeVisible();
}

describe('the preview of a file', () => {
  describeOverlay({ open, opener, overlay, withToasts: true });

  test('Space on a button presses the button and leaves the preview open', async () => {
    await open();
    const facts = page.getByRole('button', { name: 'Thông tin tệp' });
    (facts.element() as HTMLElement).focus();
    await expect.element(facts).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect.element(facts).toHaveAttribute('aria-pressed', 'false');
    await expect.element(overlay()).toBeVisible();
  });
});
