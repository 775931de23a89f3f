import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './choice.module.css';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly aside?: ReactNode }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, side by side. */
export function Choice<Value extends string>({ label, choices, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map(({ value, label: name, aside }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          className={classNames(styles.one, value === chosen && styles.chosen)}
          onClick={() => onChoose(value)}
        >
          {name}
          {aside}
        </button>
      ))}
    </fieldset>
  );
}
