import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './drawer.module.css';
import { Modal } from './modal.tsx';

export interface DrawerProps {
  readonly title: ReactNode;
  /** The close button, Esc and a press beside it; the owner decides whether to ask first. */
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  /** Stands beside the content and makes the drawer wide; below it where there is no room. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Comes from the right; mounted while open. */
export function Drawer({ title, onClose, footer, onKeyDown, aside, children }: DrawerProps) {
  const { t } = useTranslation('ui');
  const titleId = useId();
  return (
    <Modal aria-labelledby={titleId} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.panel}>
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon={<X size={18} />} label={t('close')} shortcut="Esc" onClick={onClose} />
        </div>
        <div className={styles.body} data-modal-body>
          {children}
          {aside && <aside className={styles.aside}>{aside}</aside>}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </Modal>
  );
}
