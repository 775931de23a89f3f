import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { LanguageSwitch } from '#web/patterns/appearance/language-switch.tsx';
import { ThemeToggle } from '#web/patterns/appearance/theme-toggle.tsx';
import { Brand } from '#web/patterns/brand/brand.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Modal } from '#web/ui/overlay/modal.tsx';
import styles from './side-menu.module.css';
import { MenuNav } from './side-menu.tsx';

/** The menu on narrow screens, from the left; mounted while open. */
export function MenuDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('panel');
  // In the top bar there is no room for them then.
  const isPhone = useLayout((layout) => layout.isPhone);
  return (
    <Modal aria-label={t('frame.menu')} onClose={onClose}>
      <div className={styles.drawer}>
        <div className={styles.logo}>
          <Brand />
          <IconButton icon={<X size={18} />} label={t('frame.close-menu')} onClick={onClose} />
        </div>
        <MenuNav onChoose={onClose} />
        {isPhone && (
          <div className={styles.appearance}>
            <LanguageSwitch />
            <ThemeToggle />
          </div>
        )}
      </div>
    </Modal>
  );
}
