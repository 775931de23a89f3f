import type { ReactNode } from 'react';
import styles from './split-button.module.css';

/** Joins a button with the menu button of its variants. */
export function SplitButton({ children }: { readonly children: ReactNode }) {
  return <span className={styles.split}>{children}</span>;
}
