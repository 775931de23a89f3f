import {
  DATE_PRECISIONS,
  type DatePrecision,
  dateOfText,
  type UncertainDate,
  wordsOfDate,
} from '@toasoan/contract/features/accounts/kinds/uncertain-date.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Control } from '#web/ui/form/control.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import styles from './inputs.module.css';

interface UncertainDateInputProps extends Control<UncertainDate | null> {
  readonly label: string;
}

/** A date with the precision on the field: nobody has to make up a day. */
export function UncertainDateInput({ label, value, onChange, onBlur, ...control }: UncertainDateInputProps) {
  const { t } = useTranslation('accounts');
  const [precision, setPrecision] = useState<DatePrecision>(value?.precision ?? 'YEAR');
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (value === null ? '' : typedForm(value));
  const isWrong = typed !== undefined && typed.trim() !== '' && dateOfText(typed, precision) === undefined;

  function take(text: string, at: DatePrecision) {
    onChange(dateOfText(text, at) ?? null);
  }
  function choose(next: DatePrecision) {
    setPrecision(next);
    const kept = value === null ? shown : typedForm(reduced(value, next));
    setTyped(kept);
    take(kept, next);
  }
  return (
    <Stack gap={2}>
      <div role="radiogroup" aria-label={t('date.precisionOf', { label })} className={styles.precisions}>
        {DATE_PRECISIONS.map((one) => (
          // biome-ignore lint/a11y/useSemanticElements: a segment is a button that looks pressed
          <button
            key={one}
            type="button"
            role="radio"
            aria-checked={precision === one}
            disabled={control.disabled}
            className={styles.precision}
            onClick={() => choose(one)}
          >
            {t(`date.${one}`)}
          </button>
        ))}
      </div>
      <TextInput
        {...control}
        aria-invalid={isWrong || control['aria-invalid']}
        inputMode={precision === 'DAY' || precision === 'MONTH' ? 'text' : 'numeric'}
        placeholder={t(`date.example.${precision}`)}
        value={shown}
        onChange={(text) => {
          setTyped(text);
          take(text, precision);
        }}
        onBlur={() => {
          if (!isWrong) setTyped(undefined);
          onBlur?.();
        }}
      />
      {isWrong && (
        <span role="alert" className={textStyles.problem}>
          {t('date.wrong', { example: t(`date.example.${precision}`) })}
        </span>
      )}
    </Stack>
  );
}

/** As it is typed: without a word for "about". */
function typedForm(date: UncertainDate): string {
  return wordsOfDate(
    { ...date, precision: date.precision === 'CIRCA' ? 'YEAR' : date.precision, year: Math.abs(date.year) },
    {
      circa: '',
      bc: '',
    },
  );
}

/** What is left of a date at a lower precision; a higher one is typed anew. */
function reduced(date: UncertainDate, precision: DatePrecision): UncertainDate {
  const month = precision === 'DAY' || precision === 'MONTH' ? date.month : null;
  const day = precision === 'DAY' ? date.day : null;
  const isKnown = (precision !== 'DAY' || day !== null) && (precision !== 'MONTH' || month !== null);
  return { year: date.year, month, day, precision: isKnown ? precision : 'YEAR' };
}
