import { type ReactNode, useId } from 'react';
import { CountBadge } from '#web/ui/display/count-badge.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import styles from './event-section.module.css';

interface EventSectionProps {
  readonly title: string;
  /** What helps to fill it in, or a summary. */
  readonly hint?: string;
  readonly problems?: number;
  readonly children: ReactNode;
}

/** Fields about one question, beside a column that names them. */
export function EventSection({ title, hint = '', problems = 0, children }: EventSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
          {problems > 0 && <CountBadge count={problems} tone="danger" />}
        </h2>
        {hint !== '' && <p className={textStyles.hint}>{hint}</p>}
      </header>
      <Stack gap={4}>{children}</Stack>
    </section>
  );
}
