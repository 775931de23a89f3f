import { CloudOff } from 'lucide-react';
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
}

export function ErrorState({ title, text, requestId, onRetry, retrying = false }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={classNames(styles.notice, styles.failed)} role="alert">
      <span className={styles.picture} aria-hidden>
        <CloudOff size={26} />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {requestId && <RequestId id={requestId} />}
      {onRetry && (
        <div className={styles.actions}>
          <Button onClick={onRetry} busy={retrying}>
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
