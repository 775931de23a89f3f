import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../form/text-input.tsx';
import { type Day, readDay, showDay } from './days.ts';

interface DayInputProps {
  readonly id?: string | undefined;
  readonly label: string;
  readonly disabled?: boolean | undefined;
  readonly value: Day | undefined;
  readonly today: Day;
  readonly onChange: (day: Day | undefined) => void;
  /** Told what is no day, so that a form does not save without it. */
  readonly onWrong?: (text: string) => void;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
}

/** A day typed as DD/MM/YYYY. Invalid text is marked and leaves the value unchanged. */
export function DayInput({ label, value, today, onChange, onWrong, ...rest }: DayInputProps) {
  const { t } = useTranslation('ui');
  const [text, setText] = useState<string>();
  const shown = text ?? (value ? showDay(value) : '');
  const wrong = text !== undefined && text.trim() !== '' && readDay(text, today) === undefined;
  function leave() {
    if (text === undefined) return;
    if (wrong) {
      onWrong?.(text);
      return;
    }
    onChange(text.trim() === '' ? undefined : readDay(text, today));
    setText(undefined);
  }
  return (
    <TextInput
      {...rest}
      aria-label={label}
      aria-invalid={wrong || rest['aria-invalid']}
      inputMode="numeric"
      placeholder={t('calendar.format')}
      value={shown}
      onChange={setText}
      onBlur={leave}
      onKeyDown={(event) => isEnd(event) && leave()}
    />
  );
}

/** Enter, or Ctrl+S, which saves the form before the field is left. */
function isEnd({ key, code, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' || (code === 'KeyS' && (ctrlKey || metaKey));
}
