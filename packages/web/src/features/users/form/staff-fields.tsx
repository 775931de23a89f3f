import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import type { UserValues } from '../user-values.ts';
import styles from './user-form.module.css';

interface StaffFieldsProps {
  readonly form: FormStore<UserValues>;
  readonly seesNote: boolean;
  readonly disabled: boolean;
}

/** What the newsroom notes about somebody of its staff. */
export function StaffFields({ form, seesNote, disabled }: StaffFieldsProps) {
  const { t } = useTranslation('users');
  return (
    <fieldset className={styles.ways}>
      <legend className={styles.section}>{t('staff.title')}</legend>
      <div className={styles.pairs}>
        <Field form={form} name="staffTitle" label={t('field.staffTitle')} disabled={disabled}>
          {(control) => <TextInput {...control} />}
        </Field>
        <Field form={form} name="department" label={t('field.department')} disabled={disabled}>
          {(control) => <TextInput {...control} />}
        </Field>
        <Field form={form} name="employeeCode" label={t('field.employeeCode')} disabled={disabled}>
          {(control) => <TextInput {...control} spellCheck={false} />}
        </Field>
        <Field form={form} name="phoneExt" label={t('field.phoneExt')} disabled={disabled}>
          {(control) => <TextInput {...control} inputMode="numeric" />}
        </Field>
      </div>
      {seesNote && (
        <Field form={form} name="note" label={t('field.note')} hint={t('field.noteHint')} disabled={disabled}>
          {(control) => <TextArea {...control} />}
        </Field>
      )}
    </fieldset>
  );
}
