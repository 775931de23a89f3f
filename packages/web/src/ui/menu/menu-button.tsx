import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { useHideOnLeave } from '../overlay/use-hide-on-leave.ts';
import { MenuEntries } from './menu-entries.tsx';
import type { MenuItem } from './menu-item.ts';
import { focusEntry, moveInMenu } from './menu-keys.ts';
import styles from './menu-list.module.css';

/** Spread over the button that opens the menu. */
export interface MenuTrigger {
  readonly id: string;
  readonly popoverTarget: string;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly style: { readonly anchorName: string };
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface MenuButtonProps {
  /** Name of the menu itself. */
  readonly label: string;
  /** A function where building the entries is worth putting off until the menu opens. */
  readonly items: readonly MenuItem[] | (() => readonly MenuItem[]);
  readonly align?: 'start' | 'end';
  readonly children: (trigger: MenuTrigger) => ReactNode;
}

export function MenuButton({ label, items, align = 'start', children }: MenuButtonProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  useHideOnLeave(menu);
  const anchor = `--menu-${id.replace(/\W/g, '')}`;

  function toggled(event: ToggleEvent<HTMLDivElement>) {
    if (event.newState === 'open') focusEntry(event.currentTarget, 0);
  }
  function openByArrow(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    menu.current?.showPopover();
  }
  const trigger: MenuTrigger = {
    id: `${id}-button`,
    popoverTarget: id,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    style: { anchorName: anchor },
    onKeyDown: openByArrow,
  };
  return (
    <>
      {children(trigger)}
      <div
        id={id}
        ref={menu}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.list}
        style={{
          positionAnchor: anchor,
          positionArea: `block-end span-inline-${align === 'start' ? 'end' : 'start'}`,
          positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
          marginBlock: 4,
        }}
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
        onToggle={toggled}
        onKeyDown={moveInMenu}
      >
        {open && (
          <MenuEntries
            items={typeof items === 'function' ? items() : items}
            onClose={() => menu.current?.hidePopover()}
          />
        )}
      </div>
    </>
  );
}
