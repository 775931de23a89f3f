import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

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
  const box = useRef<HTMLDivElement>(null);
  const keepInside = useModal(box);
  function pressed(event: KeyboardEvent<HTMLElement>) {
    keepInside(event);
    // React carries the event on to the drawer that holds this dialog.
    event.stopPropagation();
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
  }
  const announced = {
    role: alert ? 'alertdialog' : 'dialog',
    'aria-modal': true,
    'aria-labelledby': titleId,
    // A page of text is not read out at once.
    'aria-describedby': children && size !== 'widest' ? textId : undefined,
  };
  return createPortal(
    <div className={styles.layer}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Esc and the buttons are the keyboard's way. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc and the buttons are the keyboard's way. */}
      <div className={styles.scrim} onClick={onClose} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its role stands in `announced`. */}
      <div
        ref={box}
        {...announced}
        tabIndex={-1}
        className={classNames(styles.box, size !== 'normal' && styles[size])}
        onKeyDown={pressed}
      >
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children && (
          <div id={textId} className={styles.body}>
            {children}
          </div>
        )}
        <footer className={styles.footer}>{actions}</footer>
      </div>
    </div>,
    document.body,
  );
}
