import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { useBarHeight } from '#web/ui/hooks/use-bar-height.ts';
import styles from './lock-notice.module.css';

interface LockNoticeProps {
  readonly tone: 'info' | 'success' | 'warning';
  /** The person it is about. */
  readonly name: string;
  /** Read out at once: the page has just changed under its reader. */
  readonly isUrgent?: boolean;
  readonly what: string;
  readonly next: string;
  readonly actions: ReactNode;
  readonly onClose: () => void;
}

/** Stays below the bar while the page scrolls: who writes is seen at any place in the text. */
export function LockNotice({ tone, name, isUrgent, what, next, actions, onClose }: LockNoticeProps) {
  const { t } = useTranslation('lock');
  const box = useRef<HTMLDivElement>(null);
  useBarHeight(box, '--page-notice-height');
  return (
    <div ref={box} className={styles.notice}>
      <Banner
        tone={tone}
        isUrgent={isUrgent}
        {...(name !== '' && { sign: <Avatar name={name} size="small" /> })}
        actions={
          <>
            {actions}
            <IconButton size="compact" icon={<X size={16} />} label={t('close')} onClick={onClose} />
          </>
        }
      >
        <strong>{what}</strong> {next}
      </Banner>
    </div>
  );
}
