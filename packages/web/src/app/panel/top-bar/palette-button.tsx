import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openOverlay } from '../palette/open-overlay.ts';
import styles from './top-bar.module.css';

/** Opens the palette; where there is room it looks like the search box that it leads to. */
export function PaletteButton() {
  const { t } = useTranslation('panel');
  return (
    <button
      type="button"
      className={styles.search}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => openOverlay('palette')}
    >
      <Search size={16} aria-hidden />
      <span className={styles.searchWords}>{t('palette.open')}</span>
      <kbd className={styles.searchKey} aria-hidden>
        Ctrl K
      </kbd>
    </button>
  );
}
