import type { ReactNode } from 'react';
import styles from './media-form.module.css';

interface DetailsSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function DetailsSection({ title, children }: DetailsSectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
