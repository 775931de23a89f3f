import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { currentFocusPath, type FocusPath, returnFocus } from '../overlay/return-focus.ts';
import { focusEntry, MenuEntries, useMenuKeys } from './menu-entries.tsx';
import type { MenuItem } from './menu-item.ts';
import styles from './menu-list.module.css';

interface ContextMenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Where the pointer was, in CSS pixels of the window. */
  readonly at: { readonly x: number; readonly y: number };
  readonly onClose: () => void;
}

/**
 * Mounted while open; gives the focus back when it goes. A manual popover: outside of Windows the event
 * `contextmenu` comes with the press, and an automatic one would close again with the release.
 */
export function ContextMenu({ label, items, at, onClose }: ContextMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<FocusPath>([]);
  const move = useMenuKeys(close);
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    opener.current = currentFocusPath();
    element.showPopover();
    const box = element.getBoundingClientRect();
    element.style.left = `${Math.max(4, Math.min(at.x, window.innerWidth - box.width - 4))}px`;
    element.style.top = `${Math.max(4, Math.min(at.y, window.innerHeight - box.height - 4))}px`;
    focusEntry(element, 0);
    return () => {
      const hadFocus = element.contains(document.activeElement);
      element.hidePopover();
      if (hadFocus) returnFocus(opener.current);
    };
  }, [at.x, at.y]);
  useEffect(() => {
    const pressed = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', pressed, true);
    window.addEventListener('blur', onClose);
    return () => {
      document.removeEventListener('pointerdown', pressed, true);
      window.removeEventListener('blur', onClose);
    };
  }, [onClose]);

  /** The focus returns at once: what an entry or Tab does next begins there. */
  function close() {
    returnFocus(opener.current);
    onClose();
  }
  function pressed(event: KeyboardEvent<HTMLElement>) {
    move(event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  }
  return (
    <div
      ref={menu}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.list}
      onKeyDown={pressed}
    >
      <MenuEntries items={items} onClose={close} />
    </div>
  );
}
