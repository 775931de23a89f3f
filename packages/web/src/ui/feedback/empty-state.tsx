import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** What this place is for, or what to do next. */
  readonly text?: ReactNode;
  readonly icon?: ReactNode;
  readonly actions?: ReactNode;
}

export function EmptyState({ title, text, icon = <Inbox size={26} />, actions }: EmptyStateProps) {
  return (
    <div className={styles.notice} role="status">
      <span className={styles.picture} aria-hidden>
        {icon}
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
