import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { type PopoverTrigger, usePopover } from '../overlay/use-popover.ts';
import { focusEntry, MenuEntries, useMenuKeys } from './menu-entries.tsx';
import type { MenuItem } from './menu-item.ts';
import styles from './menu-list.module.css';

/** Spread over the button that opens the menu. */
export interface MenuTrigger extends PopoverTrigger<'menu'> {
  readonly id: string;
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
  const { isOpen, anchor, trigger, box, close } = usePopover({
    id,
    kind: 'menu',
    openingKeys: ['Enter', ' ', 'ArrowDown', 'ArrowUp'],
    focusInside: (menu, key) => focusEntry(menu, key === 'ArrowUp' ? -1 : 0),
  });
  const move = useMenuKeys(close);
  function pressed(event: KeyboardEvent<HTMLElement>) {
    move(event);
    box.onKeyDown(event);
  }
  return (
    <>
      {children({ ...trigger, id: `${id}-button` })}
      <div
        {...box}
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
        onKeyDown={pressed}
      >
        {isOpen && <MenuEntries items={typeof items === 'function' ? items() : items} onClose={close} />}
      </div>
    </>
  );
}
