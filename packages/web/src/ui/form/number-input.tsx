import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { type KeyboardEvent, useState } from 'react';
import { formatNumber, screenLanguage } from '../text/format-number.ts';
import type { Control } from './control.ts';
import { TextInput } from './text-input.tsx';
import styles from './unit.module.css';

interface NumberInputProps extends Control<number | null> {
  readonly min?: number;
  readonly max?: number;
  /** What Arrow up and Arrow down add; Page up and Page down add ten times as much. */
  readonly step?: number;
  /** The unit. */
  readonly after?: string;
}

/** "1.254" or "1,254", as the language groups, and "1 254" are 1254; null when empty; NaN for what is no whole number. */
export function numberIn(text: string, language: Language): number | null {
  const digits = text.replace(language === 'en' ? /[,\s]/g : /[.\s]/g, '');
  if (digits === '') return null;
  return /^[-−]?\d+$/.test(digits) ? Number(digits.replace('−', '-')) : Number.NaN;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A whole number, grouped as the language does. What is typed stays as it is until the field is left. */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, onBlur, min, max, step = 1, after, ...rest } = props;
  const [typed, setTyped] = useState<string>();
  const isNumber = value !== null && Number.isFinite(value);

  function moveTo(next: number) {
    setTyped(undefined);
    onChange(Math.min(Math.max(next, min ?? -Infinity), max ?? Infinity));
  }
  function pressed(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || rest.disabled) return;
    const steps = STEPS[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    moveTo(isNumber ? value + steps * step : (min ?? 0));
  }
  return (
    <TextInput
      {...rest}
      role="spinbutton"
      inputMode="numeric"
      aria-valuenow={isNumber ? value : undefined}
      aria-valuetext={isNumber ? formatNumber(value) : undefined}
      aria-valuemin={min}
      aria-valuemax={max}
      after={after && <span className={styles.unit}>{after}</span>}
      value={typed ?? (isNumber ? formatNumber(value) : '')}
      onChange={(text) => {
        setTyped(text);
        onChange(numberIn(text, screenLanguage()));
      }}
      onBlur={() => {
        // Text that is no number stays, so that the problem is about something in sight.
        if (!Number.isNaN(value)) setTyped(undefined);
        onBlur?.();
      }}
      onKeyDown={pressed}
    />
  );
}
