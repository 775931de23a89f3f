import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { ToastRegion } from '#web/ui/feedback/toast-region.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { commit, compose } from '../input-method.ts';
import { renderScreen } from '../render-screen.tsx';
import { press } from './keyboard.ts';

/** A modal overlay under test. Every modal primitive passes the same tests. */
interface OverlaySubject {
  /** Renders a page and opens the overlay by key from the focused opener. */
  readonly open: () => Promise<void>;
  readonly overlay: () => Locator;
  readonly opener: () => Locator;
  /** The page shows toasts. */
  readonly withToasts: boolean;
}

const isInside = (overlay: Locator) => overlay.element().contains(document.activeElement);

/** The keyboard table of ARIA's pattern "Dialog (Modal)", and the inert page below. */
export function describeOverlay({ open, overlay, opener, withToasts }: OverlaySubject): void {
  test('is a named and accessible modal dialog that takes the focus', async () => {
    await open();
    await expect.poll(() => isInside(overlay())).toBe(true);
    expect(overlay().element().matches('dialog:modal')).toBe(true);
    await expect.element(overlay()).toHaveAccessibleName();
    await expectAccessible();
  });

  test('adds no banner, main or footer to those of the page', async () => {
    await open();
    const ofPage = ['banner', 'main', 'contentinfo'] as const;
    expect(ofPage.flatMap((role) => overlay().getByRole(role).elements())).toEqual([]);
  });

  test('Tab and Shift+Tab never reach the page below', async () => {
    await open();
    await expect.poll(() => isInside(overlay())).toBe(true);
    const reached = new Set<Element | null>();
    for (const shift of [false, true]) {
      for (let step = 0; step < 8; step += 1) {
        await userEvent.tab({ shift });
        reached.add(document.activeElement);
      }
    }
    // After the last control the focus may move to the browser's own controls: then the body has it.
    const outside = [...reached].filter((element) => !overlay().element().contains(element));
    expect(outside.filter((element) => element !== document.body)).toEqual([]);
  });

  test('Esc closes it, and the focus returns to the opener', async () => {
    await open();
    await expect.poll(() => isInside(overlay())).toBe(true);
    await press('{Escape}');
    await expect.element(overlay()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
  });

  test('a press outside closes it, and the focus returns to the opener', async () => {
    await open();
    await expect.poll(() => isInside(overlay())).toBe(true);
    const scrim = overlay().element().firstElementChild;
    scrim?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(overlay()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
  });

  test('with the opener gone, the focus returns to the element around it', async () => {
    await open();
    await expect.poll(() => isInside(overlay())).toBe(true);
    (opener().element() as HTMLElement).style.display = 'none';
    await press('{Escape}');
    await expect.element(overlay()).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
  });

  test('the page below is inert and does not scroll', async () => {
    await open();
    await expect.poll(() => isInside(overlay())).toBe(true);
    (opener().element() as HTMLElement).focus();
    expect(isInside(overlay())).toBe(true);
    await press('{PageDown}');
    expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    expect(window.scrollY).toBe(0);
  });

  if (withToasts)
    test('a toast that appears later is reached by Tab and can be pressed', async () => {
      await open();
      await expect.poll(() => isInside(overlay())).toBe(true);
      showToast({ tone: 'error', text: 'Mất kết nối' });
      const close = page.getByRole('button', { name: 'Đóng thông báo' });
      await expect.element(close).toBeVisible();
      const isReached = async () => {
        await userEvent.tab();
        return document.activeElement === close.element();
      };
      await expect.poll(isReached).toBe(true);
      await userEvent.click(close);
      await expect.element(close).not.toBeInTheDocument();
      await expect.element(overlay()).toBeVisible();
    });
}

interface BoardProps {
  readonly children: (close: () => void) => ReactNode;
}

/** A long page with an opener, a button after it and toasts. */
function Controller({ children }: BoardProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main tabIndex={-1} style={{ minHeight: 2000 }}>
      <h1>Thẻ</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Mở
      </button>
      <button type="button">Phía sau</button>
      {isOpen && children(() => setOpen(false))}
      <ToastRegion />
    </main>
  );
}

/** An overlay without a page of its own; `role` is its announced role. */
export function drawnOverlay(role: 'dialog' | 'alertdialog', draw: BoardProps['children']): OverlaySubject {
  const opener = () => page.getByRole('button', { name: 'Mở', exact: true });
  return {
    opener,
    overlay: () => page.getByRole(role).first(),
    withToasts: true,
    open: async () => {
      await renderScreen(<Controller>{draw}</Controller>);
      (opener().element() as HTMLElement).focus();
      await press('{Enter}');
      await expect.element(page.getByRole(role).first()).toBeVisible();
    },
  };
}

/** Esc during a composition ends the word and leaves the overlay open. */
export async function expectCompositionStays({ open, overlay }: OverlaySubject, input: () => Locator) {
  await open();
  (input().element() as HTMLElement).focus();
  await compose('hoà');
  await press('{Escape}');
  await expect.element(overlay()).toBeVisible();
  await commit('hòa');
  await expect.element(overlay()).toBeVisible();
}
