import type { ReactNode } from 'react';
import styles from './list-page.module.css';

/** Holds state tabs, filters, table and paging. */
export function ListCard({ children }: { readonly children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
