import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import type { TemplateValues } from '../template-values.ts';
import styles from './template-form.module.css';

const LIMITS = {
  limit: [1, 50],
  offset: [0, 50],
  columns: [1, 6],
  minItems: [0, 50],
  cacheSeconds: [0, 3600],
} as const;

interface NumbersRowProps {
  readonly form: FormStore<TemplateValues>;
  readonly names: readonly (keyof typeof LIMITS)[];
  readonly disabled: boolean;
}

export function NumbersRow({ form, names, disabled }: NumbersRowProps) {
  const { t } = useTranslation('content-templates');
  return (
    <div className={styles.numbers}>
      {names.map((name) => (
        <Field key={name} form={form} name={name} label={t(`field.${name}`)} disabled={disabled}>
          {(control) => <NumberInput {...control} min={LIMITS[name][0]} max={LIMITS[name][1]} />}
        </Field>
      ))}
    </div>
  );
}
