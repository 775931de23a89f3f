import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import styles from './sign-in-form.module.css';

interface EmailFieldProps {
  readonly startsWith?: string;
  readonly problem: string;
  readonly onEdit: () => void;
}

/** The first field of a sign-in page; it has the focus. */
export function EmailField({ startsWith = '', problem, onEdit }: EmailFieldProps) {
  const { t } = useTranslation('session');
  const id = useId();
  return (
    <Stack gap={1}>
      <label className={textStyles.label} htmlFor={id}>
        {t('email')}
      </label>
      <input
        id={id}
        name="email"
        type="email"
        className={styles.input}
        defaultValue={startsWith}
        autoComplete="username"
        // biome-ignore lint/a11y/noAutofocus: the page begins in this field.
        autoFocus
        aria-required
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-problem`}
        onChange={onEdit}
      />
      <p id={`${id}-problem`} className={textStyles.problem}>
        {problem}
      </p>
    </Stack>
  );
}

/** What is wrong with an address; '' for nothing. */
export function emailProblem(email: string, t: TFunction<'session'>): string {
  if (email === '') return t('email.required');
  return /^[^\s@]+@[^\s@]+$/.test(email) ? '' : t('email.format');
}
