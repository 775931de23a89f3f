import { type ReactNode, useId } from 'react';
import styles from './dashboard.module.css';

interface DashboardCardProps {
  readonly title: string;
  /** On the right of the title. */
  readonly link?: ReactNode;
  readonly children: ReactNode;
}

export function DashboardCard({ title, link, children }: DashboardCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <header className={styles.cardHeading}>
        <h2 id={titleId}>{title}</h2>
        {link}
      </header>
      {children}
    </section>
  );
}
