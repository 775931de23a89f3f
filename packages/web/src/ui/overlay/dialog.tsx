import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly actions: ReactNode;
  readonly size?: 'normal' | 'wide' | 'widest';
  /** A question that must be answered: read out whole. */
  readonly alert?: boolean;
  readonly children?: ReactNode;
}

/** In the middle, over everything but toasts; mounted while open. */
export function Dialog({ title, onClose, actions, size = 'normal', alert = false, children }: DialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <Modal
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      // A page of text is not read out at once.
      aria-describedby={children && size !== 'widest' ? textId : undefined}
      className={styles.middle}
      onClose={onClose}
      // React passes its keys on to what holds this dialog.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={classNames(styles.box, size !== 'normal' && styles[size])}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children && (
          <div id={textId} className={styles.body}>
            {children}
          </div>
        )}
        <div className={styles.footer}>{actions}</div>
      </div>
    </Modal>
  );
}
