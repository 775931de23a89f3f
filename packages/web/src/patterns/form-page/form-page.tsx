import type { ReactNode } from 'react';
import styles from './form-page.module.css';

interface FormPageProps {
  readonly bar: ReactNode;
  /** Lasting conditions, over the full width. */
  readonly notice?: ReactNode;
  /** The inspector: panels on the right, below the content on a narrow screen. */
  readonly aside: ReactNode;
  readonly asideLabel: string;
  readonly children: ReactNode;
}

/**
 * A full page for one record, from edge to edge: action bar on top, the content on the left, beside it the inspector,
 * which scrolls by itself.
 */
export function FormPage({ bar, notice, aside, asideLabel, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      {bar}
      <div className={styles.notice}>{notice}</div>
      <div className={styles.columns}>
        <div className={styles.work}>{children}</div>
        <aside className={styles.aside} aria-label={asideLabel}>
          {aside}
        </aside>
      </div>
    </div>
  );
}
