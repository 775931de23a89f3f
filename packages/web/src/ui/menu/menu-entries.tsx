import { Check } from 'lucide-react';
import { Fragment, type MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
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
  const shared = {
    className: classNames(styles.item, item.tone === 'danger' && styles.danger),
    role: item.checked === undefined ? 'menuitem' : 'menuitemcheckbox',
    'aria-checked': item.checked,
    'aria-disabled': item.disabledReason !== undefined || undefined,
    tabIndex: -1,
    onClick: select,
  };
  const inside = (
    <>
      <span className={styles.icon} aria-hidden>
        {item.checked ? <Check size={16} /> : item.icon}
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

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
}
