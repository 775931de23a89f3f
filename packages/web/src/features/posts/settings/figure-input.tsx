import type { CheckFigure } from '@toasoan/contract/features/posts/checklist/check-facts.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { problemText } from '#web/ui/form/problem.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import styles from './post-rules.module.css';
import type { SettingsValues } from './settings-values.ts';

interface FigureInputProps {
  readonly form: FormStore<SettingsValues>;
  /** Code, or code and type. */
  readonly name: string;
  readonly figure: CheckFigure;
  readonly label: string;
  readonly readOnly: boolean;
  /** Shown in front, where several stand beside each other. */
  readonly before?: string;
}

export function FigureInput({ form, name, figure, label, readOnly, before }: FigureInputProps) {
  const { t } = useTranslation('settings');
  const id = useId();
  const value = useFormPart(form, (state) => state.values.figures[name] ?? '');
  const field = `figures.${name}`;
  const problem = useFormPart(form, (state) => state.problems.find((one) => one.field === field));
  const bounds = t('bounds', { least: figure.least, most: figure.most });
  return (
    <span className={styles.figure} data-field={field} data-problem={problem ? true : undefined}>
      <TextInput
        inputMode="numeric"
        aria-label={label}
        data-tip={bounds}
        before={before}
        value={value}
        disabled={readOnly}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        onBlur={() => form.check(field)}
        onChange={(text) => form.set('figures', { ...form.get().values.figures, [name]: text })}
      />
      {problem && (
        <span id={id} className={styles.problem}>
          {problemText(problem, currentLanguage())} {bounds}
        </span>
      )}
    </span>
  );
}
