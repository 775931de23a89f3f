import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './drawer.module.css';
import { useModal } from './use-modal.ts';

export interface DrawerProps {
  readonly title: ReactNode;
  /** The close button, Esc and a press beside it; the owner decides whether to ask first. */
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly children: ReactNode;
}

/** Comes from the right; mounted while open. */
export function Drawer({ title, onClose, footer, onKeyDown, children }: DrawerProps) {
  const { t } = useTranslation('ui');
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const keepInside = useModal(panel);
  function pressed(event: KeyboardEvent<HTMLElement>) {
    keepInside(event);
    onKeyDown?.(event);
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
  }
  return createPortal(
    <div className={styles.layer}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the close button and Esc are the keyboard's way. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the close button and Esc are the keyboard's way. */}
      <div className={styles.scrim} onClick={onClose} />
      <section
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles.panel}
        onKeyDown={pressed}
      >
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon={<X size={18} />} label={t('close')} shortcut="Esc" onClick={onClose} />
        </header>
        <div className={styles.body} data-modal-body>
          {children}
        </div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </section>
    </div>,
    document.body,
  );
}
