import type { ReactNode } from 'react';
import { type PopoverTrigger, usePopover } from '../overlay/use-popover.ts';
import styles from './option-popover.module.css';

const OPENING_KEYS: readonly string[] = ['Enter', ' ', 'ArrowDown'];

interface OptionPopoverProps {
  readonly id: string;
  /** What is inside: options, or a small form that needs a name. */
  readonly kind?: 'listbox' | 'dialog';
  readonly label?: string;
  readonly trigger: (trigger: PopoverTrigger) => ReactNode;
  /** Drawn only while open; `close` gives the focus back to the trigger. */
  readonly children: (close: () => void) => ReactNode;
}

/** The box under a select. */
export function OptionPopover({ id, kind = 'listbox', label, trigger, children }: OptionPopoverProps) {
  const popover = usePopover({ id, kind, openingKeys: OPENING_KEYS, focusInside: focusMarked });
  return (
    <>
      {trigger(popover.trigger)}
      <div
        {...popover.box}
        {...(kind === 'dialog' ? { role: 'dialog', 'aria-label': label } : {})}
        className={styles.box}
        style={{ positionAnchor: popover.anchor }}
      >
        {popover.isOpen && children(popover.close)}
      </div>
    </>
  );
}

function focusMarked(box: HTMLElement): void {
  box.querySelector<HTMLElement>('[data-first-focus]')?.focus();
}
