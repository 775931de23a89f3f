import { useState } from 'react';
import type { Control } from './control.ts';
import { TextInput } from './text-input.tsx';

/** Four digits; null when empty; NaN for anything else. */
function yearIn(text: string): number | null {
  const digits = text.trim();
  if (digits === '') return null;
  return /^\d{4}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** A year of four digits, which no language groups. What is typed stays as it is, so that a problem is in sight. */
export function YearInput({ value, onChange, ...rest }: Control<number | null>) {
  const [typed, setTyped] = useState('');
  const own = value === null || Number.isNaN(value) ? '' : String(value);
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      maxLength={4}
      value={Object.is(yearIn(typed), value) ? typed : own}
      onChange={(text) => {
        setTyped(text);
        onChange(yearIn(text));
      }}
    />
  );
}
