import { type ComponentProps, type KeyboardEvent, type SyntheticEvent, useCallback } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import { isComposing } from '../hooks/is-typing.ts';
import styles from './modal.module.css';
import { isOpenModal, openModal, topModal } from './modal-stack.ts';
import { currentFocusPath, type FocusPath, returnFocus } from './return-focus.ts';

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'onClose'> {
  /** Esc, the system's way back and a press beside the content; the owner decides whether to ask first. */
  readonly onClose: () => void;
}

/**
 * A native modal dialog over the whole window, open while mounted and visible: a hidden `<Activity>` closes it and
 * shows it again. `data-first-focus` takes the focus first, else the first control of `data-modal-body`, else the
 * browser's choice.
 */
export function Modal({ onClose, onKeyDown, className, children, ...named }: ModalProps) {
  // Attached before the effects of the content run: those measure and focus what is already on screen.
  const shown = useCallback((scrim: HTMLElement | null) => {
    const dialog = scrim?.closest('dialog');
    return dialog ? show(dialog) : undefined;
  }, []);
  function pressed(event: KeyboardEvent<HTMLDialogElement>) {
    // React also passes on the keys of a dialog that this one has opened.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    if (!isComposing(event.nativeEvent)) onClose();
  }
  /** The way back of a phone, or Esc while nothing has the focus. A file input sends `cancel`, too. */
  function cancelled(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }
  /** Chromium may close a dialog without asking; only its owner decides. */
  function closed({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    if (target !== currentTarget || !isOpenModal(currentTarget) || currentTarget.open) return;
    currentTarget.showModal();
    onClose();
  }
  return createPortal(
    <dialog
      {...named}
      tabIndex={-1}
      className={classNames(styles.layer, className)}
      onKeyDown={pressed}
      onCancel={cancelled}
      onClose={closed}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Esc and the buttons are the keyboard's way. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc and the buttons are the keyboard's way. */}
      <div ref={shown} className={styles.scrim} onClick={onClose} />
      {children}
    </dialog>,
    document.body,
  );
}

/** Where the focus returns to. A dialog of a kept page keeps its opener while the page is hidden. */
const openers = new WeakMap<HTMLDialogElement, FocusPath>();

function show(dialog: HTMLDialogElement): () => void {
  const opener = openers.get(dialog) ?? openerNow();
  openers.set(dialog, opener);
  const close = openModal(dialog);
  focusFirst(dialog);
  return () => {
    close();
    returnFocus(opener);
  };
}

/** A dialog that opened this one may close with it: then the focus goes back to where that one was opened. */
function openerNow(): FocusPath {
  const below = topModal();
  return [...currentFocusPath(), ...(below ? [below, ...(openers.get(below) ?? [])] : [])];
}

function focusFirst(dialog: HTMLDialogElement): void {
  const marked = dialog.querySelector<HTMLElement>('[data-first-focus]');
  const body = dialog.querySelector('[data-modal-body]');
  if (marked) marked.focus({ preventScroll: true });
  else if (body) focusFirstIn(body, dialog);
  else if (document.activeElement !== dialog) enterScroller(document.activeElement);
}

/** Chromium counts what scrolls among the controls and begins there; people want to type in the first field of it. */
function enterScroller(focused: Element | null): void {
  if (!(focused instanceof HTMLElement) || focused.tabIndex >= 0) return;
  for (const candidate of focused.querySelectorAll<HTMLElement>(':not([tabindex^="-"])')) {
    candidate.focus?.({ preventScroll: true });
    if (document.activeElement === candidate) return;
  }
}

/** Tries them one by one: only the browser knows what takes the focus. */
function focusFirstIn(body: Element, dialog: HTMLDialogElement): void {
  const candidates = body.querySelectorAll<HTMLElement>(':not([tabindex^="-"])');
  for (const candidate of [...candidates, dialog]) {
    candidate.focus?.({ preventScroll: true });
    if (document.activeElement === candidate) return;
  }
}
