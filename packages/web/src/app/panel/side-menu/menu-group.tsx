import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '#web/core/routing/menu-model.ts';
import { toggleGroup, useMenuKeys } from '#web/core/tabs/menu-keys.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './side-menu.module.css';

interface MenuGroupProps {
  readonly entry: MenuEntry;
  readonly onChoose?: (() => void) | undefined;
}

/** Spec: a parent is a plain label, not a link; it opens and closes its children. */
export function MenuGroup({ entry: { placed, children }, onChoose }: MenuGroupProps) {
  const { t } = useTranslation('panel');
  const listId = useId();
  const isOpen = useMenuKeys(({ open }) => open.includes(placed.path));
  const Icon = placed.row.icon;
  const Sign = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => toggleGroup(placed.path)}
      >
        {Icon && <Icon size={18} />}
        <span className={styles.title}>{t(placed.row.titleKey)}</span>
        <Sign size={16} className={styles.sign} aria-hidden />
      </button>
      <ul id={listId} className={styles.children} hidden={!isOpen}>
        {children.map((child) => (
          <li key={child.placed.path}>
            <MenuLink placed={child.placed} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  );
}
