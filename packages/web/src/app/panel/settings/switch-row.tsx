import { useId } from 'react';
import { Switch } from '#web/ui/form/switch.tsx';
import styles from './settings-drawer.module.css';

interface SwitchRowProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

export function SwitchRow({ label, hint, value, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      <Switch id={id} value={value} onChange={onChange} aria-describedby={hint && `${id}-hint`} />
    </div>
  );
}
