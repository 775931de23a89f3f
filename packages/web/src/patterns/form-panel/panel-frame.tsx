import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useMedia } from '#web/ui/hooks/use-media.ts';
import { Modal } from '#web/ui/overlay/modal.tsx';
import { BREAKPOINTS } from '#web/ui/tokens/breakpoints.ts';
import styles from './form-panel.module.css';

/** Where there is no room beside the list, and the panel covers it. */
export const BELOW_PANEL = BREAKPOINTS['--tablet'];

interface PanelFrameProps {
  readonly title: ReactNode;
  /** Beside the button that closes. */
  readonly tools: ReactNode;
  readonly onClose: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly children: ReactNode;
}

/** A region beside the list, which stays usable; where it does not fit, a sheet over the whole window. */
export function PanelFrame({ title, tools, onClose, onKeyDown, children, ...focus }: PanelFrameProps) {
  const { t } = useTranslation('ui');
  const titleId = useId();
  const isSheet = useMedia(BELOW_PANEL);
  const content = (
    <>
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {tools}
        <IconButton icon={<X size={18} />} label={t('close')} shortcut="Esc" onClick={onClose} />
      </div>
      {children}
    </>
  );
  if (isSheet) {
    return (
      <Modal aria-labelledby={titleId} onClose={onClose} onKeyDown={onKeyDown} {...focus}>
        <div className={styles.sheet}>{content}</div>
      </Modal>
    );
  }
  function pressed(event: KeyboardEvent<HTMLElement>) {
    // React also passes on the keys of what this panel has opened.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    onKeyDown(event);
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  }
  return (
    <section
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={pressed}
      data-panel
      {...focus}
    >
      {content}
    </section>
  );
}
