import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styles from './add-button.module.css';

/** Behind the chosen items: opens the list of further ones. */
export function AddButton({ children, ...rest }: ComponentPropsWithRef<'button'>) {
  return (
    <button {...rest} type="button" className={styles.add}>
      {children}
      <ChevronDown size={14} aria-hidden />
    </button>
  );
}
