import { useState } from 'react';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { clockIn } from './clock-in.ts';

interface ClockInputProps {
  readonly label: string;
  readonly value: string;
  readonly disabled: boolean | undefined;
  /** "HH:mm"; what is no time is passed on as it is typed, so that the check of the form names it. */
  readonly onChange: (time: string) => void;
}

/** A time of day by 24 hours, in every browser: its own input would ask for AM and PM in an English one. */
export function ClockInput({ label, value, disabled, onChange }: ClockInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      aria-label={label}
      aria-invalid={clockIn(value) === undefined || undefined}
      placeholder="06:30"
      maxLength={10}
      disabled={disabled}
      value={typed ?? value}
      onChange={(text) => {
        setTyped(text);
        onChange(clockIn(text) ?? text);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
