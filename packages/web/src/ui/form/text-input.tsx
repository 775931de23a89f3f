import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Control } from './control.ts';
import styles from './text-input.module.css';

type OwnProps = keyof Control<string> | 'className' | 'children';

interface TextInputProps extends Control<string>, Omit<ComponentPropsWithRef<'input'>, OwnProps> {
  /** Fixed text in front, such as the beginning of an address. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** One line. The value is passed on as typed: rewriting it would break an input method's word. */
export function TextInput({ value, onChange, before, after, type = 'text', ...rest }: TextInputProps) {
  return (
    <span
      className={styles.box}
      data-invalid={rest['aria-invalid']}
      data-disabled={rest.disabled || undefined}
    >
      {before && <span className={styles.before}>{before}</span>}
      <input
        autoComplete="off"
        {...rest}
        type={type}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {after && <span className={styles.after}>{after}</span>}
    </span>
  );
}
