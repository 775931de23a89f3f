import type { ReactNode } from 'react';
import styles from './media-form.module.css';

interface DrawerSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function DrawerSection({ title, children }: DrawerSectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
