import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './filter-select.module.css';

interface ToggleFilterProps {
  /** Its name, shown as tooltip: the row has no room for one more text. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A filter that is on or off. */
export function ToggleFilter({ label, icon, isOn, onChange }: ToggleFilterProps) {
  return (
    <button
      type="button"
      className={classNames(styles.filter, isOn && styles.on)}
      aria-label={label}
      aria-pressed={isOn}
      data-tip={label}
      onClick={() => onChange(!isOn)}
    >
      {icon}
    </button>
  );
}
