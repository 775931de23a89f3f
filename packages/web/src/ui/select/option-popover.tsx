import { type KeyboardEvent, type ReactNode, type ToggleEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHideOnLeave } from '../overlay/use-hide-on-leave.ts';
import styles from './option-popover.module.css';

export interface PopoverTrigger {
  readonly popoverTarget: string;
  readonly 'aria-haspopup': 'listbox' | 'dialog';
  readonly 'aria-expanded': boolean;
  readonly style: { readonly anchorName: string };
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

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

/** The box under a select: in the top layer, closed by Esc or a press elsewhere. */
export function OptionPopover({ id, kind = 'listbox', label, trigger, children }: OptionPopoverProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useHideOnLeave(box);
  const anchor = `--options-${id.replace(/\W/g, '')}`;
  function focusFirst() {
    box.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }
  function beforeToggle(event: ToggleEvent) {
    if (event.newState === 'open') flushSync(() => setOpen(true));
  }
  /** What is inside goes only after the box: else the browser finds no focus in it to give back. */
  function toggled(event: ToggleEvent) {
    if (event.newState === 'open') focusFirst();
    else setOpen(false);
  }
  /** By hand and at once: the browser tells that the box is open a moment later, and a quick letter would be lost. */
  function openByKey(event: KeyboardEvent<HTMLElement>) {
    if (!OPENING_KEYS.includes(event.key) || box.current?.matches(':popover-open')) return;
    event.preventDefault();
    box.current?.showPopover();
    focusFirst();
  }
  return (
    <>
      {trigger({
        popoverTarget: id,
        'aria-haspopup': kind,
        'aria-expanded': open,
        style: { anchorName: anchor },
        onKeyDown: openByKey,
      })}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a key of its content from what is around. */}
      <div
        id={id}
        ref={box}
        {...(kind === 'dialog' ? { role: 'dialog', 'aria-label': label } : {})}
        popover="auto"
        className={styles.box}
        style={{ positionAnchor: anchor }}
        onBeforeToggle={beforeToggle}
        onToggle={toggled}
        // An Esc that closes the box must not close the drawer around it.
        onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      >
        {open && children(() => box.current?.hidePopover())}
      </div>
    </>
  );
}
