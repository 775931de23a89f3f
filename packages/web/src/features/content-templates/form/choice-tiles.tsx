import { type ReactNode, useId } from 'react';
import type { Control } from '#web/ui/form/control.ts';
import styles from './template-form.module.css';

interface ChoiceTilesProps<Value extends string> extends Control<Value> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly icon?: ReactNode }[];
}

/** One of a few, all in sight. */
export function ChoiceTiles<Value extends string>(props: ChoiceTilesProps<Value>) {
  const { label, options, value, onChange, disabled, id } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.tiles}>
      {options.map((option, index) => (
        <label key={option.value} className={styles.tile}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            className="visually-hidden"
            disabled={disabled}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  );
}
