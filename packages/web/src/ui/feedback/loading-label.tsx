import styles from './loading-label.module.css';

/** The words beside placeholders, for eyes and screen readers. */
export function LoadingLabel({ label }: { readonly label: string }) {
  return (
    <p role="status" className={styles.label}>
      {label}
    </p>
  );
}
