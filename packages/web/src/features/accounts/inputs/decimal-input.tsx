import { numberText } from '@toasoan/contract/vocabulary/number-text.ts';
import { useState } from 'react';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import type { Control } from '#web/ui/form/control.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import styles from '#web/ui/form/unit.module.css';
import { DECIMALS, decimalIn } from './decimal-in.ts';

interface DecimalInputProps extends Control<number | null> {
  readonly after: string;
}

/** A number with up to three decimals, typed with a comma or a point. */
export function DecimalInput({ value, onChange, onBlur, after, ...control }: DecimalInputProps) {
  const language = currentLanguage();
  const [typed, setTyped] = useState<string>();
  const shown = value === null || Number.isNaN(value) ? '' : numberText(value, language, DECIMALS);
  return (
    <TextInput
      {...control}
      inputMode="decimal"
      after={<span className={styles.unit}>{after}</span>}
      value={typed ?? shown}
      onChange={(text) => {
        setTyped(text);
        onChange(decimalIn(text, language));
      }}
      onBlur={() => {
        // Text that is no number stays, so that the problem is about something in sight.
        if (!Number.isNaN(value)) setTyped(undefined);
        onBlur?.();
      }}
    />
  );
}
