import { countCodePoints } from '@toasoan/contract/core/text.ts';
import { ASSIGN_TEXT_MOST } from '@toasoan/contract/features/posts/assignment/assignment.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '#web/ui/form/text-area.tsx';
import styles from './assignment.module.css';

interface WordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export function isWordTooLong(text: string): boolean {
  return countCodePoints(text.trim()) > ASSIGN_TEXT_MOST;
}

/** A message to the colleague. */
export function WordField({ label, value, onChange }: WordFieldProps) {
  const { t } = useTranslation('assignment');
  const id = useId();
  const isTooLong = isWordTooLong(value);
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <TextArea
        id={id}
        rows={3}
        value={value}
        onChange={onChange}
        aria-invalid={isTooLong || undefined}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        <span role={isTooLong ? 'alert' : undefined} className={isTooLong ? styles.problem : undefined}>
          {isTooLong ? t('assign.tooLong') : t('assign.textHint')}
        </span>
        <span aria-hidden>{t('assign.count', { n: countCodePoints(value.trim()) })}</span>
      </p>
    </div>
  );
}
