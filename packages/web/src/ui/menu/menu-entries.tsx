import { Check } from 'lucide-react';
import { Fragment, type KeyboardEvent, type MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { useTypeahead } from '../hooks/use-typeahead.ts';
import type { MenuItem } from './menu-item.ts';
import styles from './menu-list.module.css';

interface MenuEntriesProps {
  readonly items: readonly MenuItem[];
  /** Called before an entry acts. */
  readonly onClose: () => void;
}

export function MenuEntries({ items, onClose }: MenuEntriesProps) {
  return items.map((item) => (
    <Fragment key={item.key}>
      {item.startsGroup && <hr className={styles.line} />}
      <Entry item={item} onClose={onClose} />
    </Fragment>
  ));
}

function Entry({ item, onClose }: { readonly item: MenuItem; readonly onClose: () => void }) {
  function select(event: MouseEvent) {
    if (item.disabledReason !== undefined) {
      event.preventDefault();
      return;
    }
    if (item.href !== undefined && opensElsewhere(event)) return;
    if (item.href !== undefined && item.onSelect) event.preventDefault();
    if (!item.staysOpen) onClose();
    item.onSelect?.();
  }
  const isOn = item.chosen ?? item.checked;
  const shared = {
    className: classNames(styles.item, item.tone === 'danger' && styles.danger),
    role: roleOf(item),
    'aria-checked': isOn,
    'aria-disabled': item.disabledReason !== undefined || undefined,
    tabIndex: -1,
    onClick: select,
  };
  const inside = (
    <>
      <span className={styles.icon} aria-hidden>
        {isOn ? <Check size={16} /> : item.icon}
      </span>
      <span className={styles.label}>
        {item.label}
        {item.disabledReason !== undefined && <span className={styles.reason}>{item.disabledReason}</span>}
      </span>
      {item.shortcut && <span className={styles.shortcut}>{item.shortcut}</span>}
    </>
  );
  if (item.href !== undefined) {
    return (
      <a href={item.href} {...shared}>
        {inside}
      </a>
    );
  }
  return (
    <button type="button" {...shared}>
      {inside}
    </button>
  );
}

function roleOf({ checked, chosen }: MenuItem): string {
  if (chosen !== undefined) return 'menuitemradio';
  return checked === undefined ? 'menuitem' : 'menuitemcheckbox';
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
}

function entriesOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

export function focusEntry(menu: HTMLElement, index: number): void {
  entriesOf(menu).at(index)?.focus();
}

/** Arrows, Home, End and first letters move through the entries; Space acts on a link as Enter does; Tab closes. */
export function useMenuKeys(onClose: () => void): (event: KeyboardEvent<HTMLElement>) => void {
  const findByLetters = useTypeahead();
  return (event) => {
    const entries = entriesOf(event.currentTarget);
    const at = entries.indexOf(document.activeElement as HTMLElement);
    // The browser goes on from where the focus is then.
    if (event.key === 'Tab') onClose();
    const labels = entries.map((entry) => entry.textContent);
    const target = stepTo(event.key, at, entries.length) ?? findByLetters(event, labels, at);
    if (target !== undefined) entries[target]?.focus();
    else if (event.key === ' ' && entries[at] instanceof HTMLAnchorElement) entries[at].click();
    else return;
    event.preventDefault();
  };
}

function stepTo(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
