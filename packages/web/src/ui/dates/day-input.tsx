import { useState } from 'react';
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
}

/** A day typed as DD/MM/YYYY. Invalid text is marked and leaves the value unchanged. */
export function DayInput({ id, label, disabled, value, today, onChange }: DayInputProps) {
  const { t } = useTranslation('ui');
  const [text, setText] = useState<string>();
  const shown = text ?? (value ? showDay(value) : '');
  const wrong = text !== undefined && text.trim() !== '' && readDay(text, today) === undefined;
  function leave() {
    if (text === undefined || wrong) return;
    onChange(text.trim() === '' ? undefined : readDay(text, today));
    setText(undefined);
  }
  return (
    <TextInput
      id={id}
      disabled={disabled}
      aria-label={label}
      aria-invalid={wrong || undefined}
      inputMode="numeric"
      placeholder={t('calendar.format')}
      value={shown}
      onChange={setText}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  );
}
