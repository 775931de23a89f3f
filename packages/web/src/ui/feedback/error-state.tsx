import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import styles from './notice.module.css';
import { RequestId } from './request-id.tsx';

interface ErrorStateProps {
  readonly title: string;
  /** What happened and what was kept. */
  readonly text?: string | undefined;
  readonly requestId?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean;
  /** Further ways on. */
  readonly actions?: ReactNode;
}

export function ErrorState({ title, text, requestId, onRetry, retrying = false, actions }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={classNames(styles.notice, styles.failed)} role="alert">
      <span className={styles.picture} aria-hidden>
        <CloudOff size={26} />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {requestId && <RequestId id={requestId} />}
      {(onRetry || actions) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button onClick={onRetry} busy={retrying}>
              {t('retry')}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}
