import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { opensElsewhere } from '#web/core/routing/opens-elsewhere.ts';
import type { PlacedRow } from '#web/core/routing/route-row.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { useMenuKeys } from '#web/core/tabs/menu-keys.ts';
import { openTab } from '#web/core/tabs/tab-actions.ts';
import styles from './side-menu.module.css';

interface MenuLinkProps {
  readonly placed: PlacedRow;
  readonly isRail?: boolean;
  readonly onChoose?: (() => void) | undefined;
}

/** Opens the page's tab, where it stands if it is open already. */
export function MenuLink({ placed, isRail = false, onChoose }: MenuLinkProps) {
  const { t } = useTranslation('panel');
  const isHere = useMenuKeys(({ selected }) => selected.includes(placed.path));
  const Icon = placed.row.icon;
  const title = t(placed.row.titleKey);
  function click(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    openTab({ url: placed.path });
    onChoose?.();
  }
  return (
    <TabLink
      to={placed.path}
      className={styles.entry}
      aria-current={isHere ? 'page' : undefined}
      data-tip={isRail ? title : undefined}
      onClick={click}
    >
      {Icon && placed.trail.length === 1 && <Icon size={18} />}
      <span className={isRail ? 'visually-hidden' : styles.title}>{title}</span>
    </TabLink>
  );
}
