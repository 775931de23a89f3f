import { type ReactNode, useId } from 'react';
import styles from './my-day.module.css';

interface WorkSectionProps {
  readonly title: string;
  /** Beside the title: the count and the link to all of them. */
  readonly count?: ReactNode;
  readonly children: ReactNode;
}

/** One kind of work of the day. */
export function WorkSection({ title, count, children }: WorkSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <header className={styles.heading}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        {count}
      </header>
      <ul>{children}</ul>
    </section>
  );
}
