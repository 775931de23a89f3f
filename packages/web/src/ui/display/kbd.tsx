import styles from './kbd.module.css';

/** A key as printed on the keyboard. */
export function Kbd({ keys }: { readonly keys: string }) {
  return <kbd className={styles.kbd}>{keys}</kbd>;
}
