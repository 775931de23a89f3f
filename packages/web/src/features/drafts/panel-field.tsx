import { type ReactNode, useId, useState } from 'react';
import type * as z from 'zod/mini';
import type { Control } from '#web/ui/form/control.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import styles from './drafts.module.css';

interface PanelFieldProps<Value> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly children: (control: Control<Value>) => ReactNode;
}

/** One property of the chosen item. It takes effect at once: the panel has no button to save. */
export function PanelField<Value>(props: PanelFieldProps<Value>) {
  const { label, hint, problem, value, onChange, children } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        value,
        onChange,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {problem ? (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

interface CheckedTextProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly problem: string;
  readonly schema: z.ZodMiniType<string, string>;
  readonly value: string;
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
}

/** Text with a form of its own: what is not of that form stays in the input and changes nothing. */
export function CheckedText({ schema, problem, value, onChange, placeholder, ...field }: CheckedTextProps) {
  const [typed, setTyped] = useState({ text: value, beside: value });
  const text = typed.beside === value ? typed.text : value;
  const isWrong = !schema.safeParse(text).success;
  function change(next: string) {
    const read = schema.safeParse(next);
    setTyped({ text: next, beside: read.success ? read.data : value });
    if (read.success) onChange(read.data);
  }
  return (
    <PanelField {...field} problem={isWrong ? problem : undefined} value={text} onChange={change}>
      {(control) => <TextInput {...control} spellCheck={false} placeholder={placeholder} />}
    </PanelField>
  );
}
