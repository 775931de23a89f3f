import { IconButton } from '../actions/icon-button.tsx';
import type { MenuItem } from '../menu/menu-item.ts';
import styles from './row-table.module.css';

/** The most frequent entries of a row's menu as buttons over the end of the row. A blocked one stays in the menu. */
export function QuickActions({ items }: { readonly items: readonly MenuItem[] }) {
  const quick = items.filter((item) => item.isQuick && item.disabledReason === undefined);
  if (quick.length === 0) return null;
  return (
    <div className={styles.quick}>
      {quick.map(({ key, label, icon, onSelect }) => (
        <IconButton key={key} size="compact" icon={icon} label={label} onClick={onSelect} />
      ))}
    </div>
  );
}
