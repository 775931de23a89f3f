import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import type { Control } from './control.ts';
import styles from './text-input.module.css';

interface TextAreaProps
  extends Control<string>,
    Omit<ComponentPropsWithRef<'textarea'>, keyof Control<string> | 'className' | 'children'> {}

/** At least `rows` lines; grows with its text up to a limit. */
export function TextArea({ value, onChange, rows = 3, ...rest }: TextAreaProps) {
  return (
    <span
      className={styles.box}
      data-invalid={rest['aria-invalid']}
      data-disabled={rest.disabled || undefined}
    >
      <textarea
        {...rest}
        rows={rows}
        style={{ ['--rows' as string]: rows }}
        className={classNames(styles.input, styles.area)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </span>
  );
}
