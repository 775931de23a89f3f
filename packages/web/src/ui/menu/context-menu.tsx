import { useLayoutEffect, useRef } from 'react';
import { MenuEntries } from './menu-entries.tsx';
import type { MenuItem } from './menu-item.ts';
import { focusEntry, moveInMenu } from './menu-keys.ts';
import styles from './menu-list.module.css';

interface ContextMenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Where the pointer was, in CSS pixels of the window. */
  readonly at: { readonly x: number; readonly y: number };
  readonly onClose: () => void;
}

/** Mounted while open; gives the focus back when it goes. */
export function ContextMenu({ label, items, at, onClose }: ContextMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    element.showPopover();
    const box = element.getBoundingClientRect();
    element.style.left = `${Math.max(4, Math.min(at.x, window.innerWidth - box.width - 4))}px`;
    element.style.top = `${Math.max(4, Math.min(at.y, window.innerHeight - box.height - 4))}px`;
    focusEntry(element, 0);
    return () => element.hidePopover();
  }, [at.x, at.y]);
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.list}
      onToggle={(event) => event.newState === 'closed' && onClose()}
      onKeyDown={moveInMenu}
    >
      <MenuEntries items={items} onClose={() => menu.current?.hidePopover()} />
    </div>
  );
}
