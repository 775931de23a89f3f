import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { useFormPart } from '#web/ui/form/use-form.ts';
import type { TemplateValues } from '../template-values.ts';
import styles from './template-form.module.css';

const FLAGS = [
  'showExcerpt',
  'showImage',
  'showCategory',
  'showTime',
  'showAuthor',
  'showCommentCount',
] as const;

interface FlagsInputProps {
  readonly form: FormStore<TemplateValues>;
  readonly disabled: boolean;
}

/** Which parts of an item are shown. */
export function FlagsInput({ form, disabled }: FlagsInputProps) {
  const { t } = useTranslation('content-templates');
  return (
    <fieldset className={styles.flags}>
      <legend>{t('field.shows')}</legend>
      {FLAGS.map((name) => (
        <Flag key={name} form={form} name={name} label={t(`show.${name}`)} disabled={disabled} />
      ))}
    </fieldset>
  );
}

interface FlagProps extends FlagsInputProps {
  readonly name: (typeof FLAGS)[number] | 'requireImage' | 'isRelated';
  readonly label: string;
}

export function Flag({ form, name, label, disabled }: FlagProps) {
  const checked = useFormPart(form, (state) => state.values[name]);
  return (
    <Checkbox
      disabled={disabled}
      checked={checked}
      onChange={(event) => form.set(name, event.target.checked)}
    >
      {label}
    </Checkbox>
  );
}
