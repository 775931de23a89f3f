import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './filter-select.module.css';

interface ToggleFilterProps {
  /** Its name; a tooltip unless it is shown. */
  readonly label: string;
  readonly isLabelShown?: boolean;
  readonly icon: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A filter that is on or off. */
export function ToggleFilter({ label, isLabelShown = false, icon, isOn, onChange }: ToggleFilterProps) {
  return (
    <button
      type="button"
      className={classNames(styles.filter, isOn && styles.on)}
      aria-label={label}
      aria-pressed={isOn}
      data-tip={isLabelShown ? undefined : label}
      onClick={() => onChange(!isOn)}
    >
      {icon}
      {isLabelShown && label}
    </button>
  );
}
