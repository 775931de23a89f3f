import { type ReactNode, useId } from 'react';
import { Row } from '#web/ui/layout/row.tsx';
import styles from './profile-page.module.css';

interface CardProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function Card({ title, actions, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Row align="center" justify="between">
        <h2 id={id} className={styles.cardTitle}>
          {title}
        </h2>
        {actions}
      </Row>
      {children}
    </section>
  );
}
