import { useId } from 'react';
import type { Control } from '#web/ui/form/control.ts';
import styles from './choice-buttons.module.css';

interface ChoiceButtonsProps<Value extends string> extends Control<Value> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** A few values side by side; arrow keys move between them. */
export function ChoiceButtons<Value extends string>(props: ChoiceButtonsProps<Value>) {
  const { id, label, options, value, onChange, onBlur, disabled } = props;
  const name = useId();
  return (
    <div id={id} role="radiogroup" aria-label={label} className={styles.choices}>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option.value === value}
            disabled={disabled}
            onBlur={onBlur}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
