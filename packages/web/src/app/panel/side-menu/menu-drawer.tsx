import { X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { LanguageSwitch } from '#web/patterns/appearance/language-switch.tsx';
import { ThemeToggle } from '#web/patterns/appearance/theme-toggle.tsx';
import { Brand } from '#web/patterns/brand/brand.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useModal } from '#web/ui/overlay/use-modal.ts';
import styles from './side-menu.module.css';
import { MenuNav } from './side-menu.tsx';

/** The menu on narrow screens, from the left; mounted while open. */
export function MenuDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('panel');
  const panel = useRef<HTMLDivElement>(null);
  // In the top bar there is no room for them then.
  const isPhone = useLayout((layout) => layout.isPhone);
  const keepInside = useModal(panel);
  function pressed(event: KeyboardEvent<HTMLElement>) {
    keepInside(event);
    if (event.key === 'Escape') onClose();
  }
  return createPortal(
    <div className={styles.layer}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the close button and Esc are the keyboard's way. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the close button and Esc are the keyboard's way. */}
      <div className={styles.scrim} onClick={onClose} />
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-label={t('frame.menu')}
        tabIndex={-1}
        className={styles.drawer}
        onKeyDown={pressed}
      >
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
    </div>,
    document.body,
  );
}
