import { type ReactNode, type ToggleEvent, useRef, useState } from 'react';
import { useHideOnLeave } from '../overlay/use-hide-on-leave.ts';
import styles from './option-popover.module.css';

export interface PopoverTrigger {
  readonly popoverTarget: string;
  readonly 'aria-haspopup': 'listbox' | 'dialog';
  readonly 'aria-expanded': boolean;
  readonly style: { readonly anchorName: string };
}

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
  function focusFirst(event: ToggleEvent<HTMLDivElement>) {
    if (event.newState === 'open')
      event.currentTarget.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }
  return (
    <>
      {trigger({
        popoverTarget: id,
        'aria-haspopup': kind,
        'aria-expanded': open,
        style: { anchorName: anchor },
      })}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a key of its content from what is around. */}
      <div
        id={id}
        ref={box}
        {...(kind === 'dialog' ? { role: 'dialog', 'aria-label': label } : {})}
        popover="auto"
        className={styles.box}
        style={{ positionAnchor: anchor }}
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
        onToggle={focusFirst}
        // An Esc that closes the box must not close the drawer around it.
        onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      >
        {open && children(() => box.current?.hidePopover())}
      </div>
    </>
  );
}
