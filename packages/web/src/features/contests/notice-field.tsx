import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';

interface NoticeFieldProps<Values extends { readonly notice: string }> {
  readonly form: FormStore<Values>;
}

/** After the opening every change is said to readers. */
export function NoticeField<Values extends { readonly notice: string }>({ form }: NoticeFieldProps<Values>) {
  const { t } = useTranslation('contests');
  const notices = form as unknown as FormStore<{ readonly notice: string }>;
  return (
    <Field form={notices} name="notice" label={t('notice.label')} hint={t('notice.hint')} required>
      {(control) => <TextArea {...control} rows={2} />}
    </Field>
  );
}
