import { type ReactNode, useId } from 'react';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import styles from './questions.module.css';

interface WordsFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly max: number;
  /** 1: one line. */
  readonly rows?: number;
  readonly isFirst?: boolean;
}

/** Label, words and a hint. */
export function WordsField({ label, hint, rows = 3, max, isFirst = false, ...value }: WordsFieldProps) {
  const id = useId();
  const shared = {
    id,
    maxLength: max,
    'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
    ...(isFirst && { 'data-first-focus': true }),
    ...value,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows === 1 ? <TextInput {...shared} /> : <TextArea rows={rows} {...shared} />}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
