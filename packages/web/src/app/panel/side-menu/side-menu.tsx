import { useTranslation } from 'react-i18next';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { Brand } from '#web/patterns/brand/brand.tsx';
import { MenuList } from './menu-list.tsx';
import styles from './side-menu.module.css';

/** The menu beside the page: full, or a rail of icons. On narrow screens it is a drawer of the top bar. */
export function SideMenu() {
  const isNarrow = useLayout((layout) => layout.isNarrow);
  const collapsed = useLayout((layout) => layout.collapsed);
  if (isNarrow) return null;
  return (
    <div className={styles.side} data-collapsed={collapsed}>
      <div className={styles.logo}>
        <Brand short={collapsed} />
      </div>
      <MenuNav isRail={collapsed} />
    </div>
  );
}

interface MenuNavProps {
  readonly isRail?: boolean;
  /** Called when an entry was selected. */
  readonly onChoose?: () => void;
}

export function MenuNav({ isRail = false, onChoose }: MenuNavProps) {
  const { t } = useTranslation(['panel', 'app']);
  return (
    <nav className={styles.nav} aria-label={t('frame.menu')}>
      <p className={isRail ? 'visually-hidden' : styles.area}>{t('app:area')}</p>
      <MenuList isRail={isRail} onChoose={onChoose} />
    </nav>
  );
}
