import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { PopoverTrigger } from '../overlay/use-popover.ts';
import styles from './filter-select.module.css';

interface FilterButtonProps {
  readonly trigger: PopoverTrigger;
  readonly label: string;
  readonly chosen: ReactNode;
  readonly isOn: boolean;
  readonly icon: ReactNode;
}

/** Opens a filter and shows its value: "Ngày", "Ngày: 02/09/2025". */
export function FilterButton({ trigger, label, chosen, isOn, icon }: FilterButtonProps) {
  return (
    <button
      {...trigger}
      type="button"
      className={classNames(styles.filter, isOn && styles.on)}
      data-on={isOn}
    >
      <span className={styles.label}>{isOn ? `${label}:` : label}</span>
      {isOn && <span className={styles.value}>{chosen}</span>}
      <span className={styles.arrow}>{icon}</span>
    </button>
  );
}
