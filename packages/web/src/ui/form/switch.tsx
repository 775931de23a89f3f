import type { Control } from './control.ts';
import styles from './switch.module.css';

interface SwitchProps extends Control<boolean> {
  /** Only where no field label names it. */
  readonly label?: string;
}

export function Switch({
  value,
  onChange,
  label,
  'aria-required': _,
  'aria-invalid': __,
  ...rest
}: SwitchProps) {
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={value}
      aria-label={label}
      className={styles.switch}
      onClick={() => onChange(!value)}
    />
  );
}
