import type { ReactNode } from 'react';
import styles from './form-page.module.css';

interface FormPageProps {
  readonly bar: ReactNode;
  /** Conditions that last, over the whole width. */
  readonly notice?: ReactNode;
  /** The inspector: panels on the right, below the work on a narrow screen. */
  readonly aside: ReactNode;
  readonly asideLabel: string;
  readonly children: ReactNode;
}

/** A page of its own for one record: action bar on top, the work on the left and nothing else there. */
export function FormPage({ bar, notice, aside, asideLabel, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      {bar}
      {notice}
      <div className={styles.columns}>
        <div className={styles.work}>{children}</div>
        <aside className={styles.aside} aria-label={asideLabel}>
          {aside}
        </aside>
      </div>
    </div>
  );
}
