import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"]), [contenteditable="true"]';

function focusableIn(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.checkVisibility());
}

/**
 * Moves the focus into a dialog, keeps Tab inside, and gives the focus back to where it was.
 * What takes it first: `data-first-focus`, else the first control of `data-modal-body`, else the dialog. A kept page that is hidden and shown again runs this anew.
 */
export function useModal(box: RefObject<HTMLElement | null>): (event: KeyboardEvent<HTMLElement>) => void {
  useLayoutEffect(() => {
    const element = box.current;
    const before = document.activeElement;
    if (element && !element.contains(before)) {
      firstFocusIn(element).focus({ preventScroll: true });
    }
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [box]);
  return (event) => {
    if (event.key === 'Tab' && box.current) wrapFocus(event, box.current);
  };
}

function firstFocusIn(box: HTMLElement): HTMLElement {
  const marked = box.querySelector<HTMLElement>('[data-first-focus]');
  const body = box.querySelector<HTMLElement>('[data-modal-body]');
  return marked ?? focusableIn(body ?? box)[0] ?? box;
}

function wrapFocus(event: KeyboardEvent, box: HTMLElement): void {
  const inside = focusableIn(box);
  const edge = event.shiftKey ? inside[0] : inside.at(-1);
  if (document.activeElement !== edge && document.activeElement !== box) return;
  const other = event.shiftKey ? inside.at(-1) : inside[0];
  event.preventDefault();
  other?.focus();
}
