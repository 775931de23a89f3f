import { classNames } from '../class-names.ts';
import styles from './spinner.module.css';

interface SpinnerProps {
  readonly size?: 'text' | 'large';
  /** Announced. Without it the spinner is decoration beside a text that says the same. */
  readonly label?: string;
}

export function Spinner({ size = 'text', label }: SpinnerProps) {
  const className = classNames(styles.spinner, size === 'large' && styles.large);
  return label ? (
    <span className={className} role="status" aria-label={label} />
  ) : (
    <span className={className} aria-hidden />
  );
}
