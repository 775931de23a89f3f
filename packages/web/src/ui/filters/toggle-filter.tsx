import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './filter-select.module.css';

interface ToggleFilterProps {
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
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      {icon}
      {label}
    </button>
  );
}
