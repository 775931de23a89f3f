import { type ReactNode, useId } from 'react';
import { Row } from '#web/ui/layout/row.tsx';
import styles from './results.module.css';

interface ResultCardProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function ResultCard({ title, actions, children }: ResultCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Row gap={2} align="center" justify="between">
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {actions && <Row gap={2}>{actions}</Row>}
      </Row>
      {children}
    </section>
  );
}
