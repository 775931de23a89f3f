import type { ReactNode } from 'react';
import styles from './history-columns.module.css';

interface HistoryColumnsProps {
  readonly aside: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
}

/** The versions beside the comparison of two. */
export function HistoryColumns({ aside, label, children }: HistoryColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>{aside}</div>
      <section className={styles.work} aria-label={label}>
        {children}
      </section>
    </div>
  );
}
