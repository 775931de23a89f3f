import type { ContentTemplateDetail } from '@toasoan/contract/features/content-templates/content-template.ts';
import { useTranslation } from 'react-i18next';
import { MediaInput } from '#web/patterns/media/media-input.tsx';
import { StatusField } from '#web/patterns/resource/status.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import type { TemplateValues } from '../template-values.ts';
import { ConfigFields } from './config-fields.tsx';

interface TemplateFormProps {
  readonly form: FormStore<TemplateValues>;
  readonly template: ContentTemplateDetail | undefined;
  /** The person may only read. */
  readonly disabled: boolean;
}

export function TemplateForm({ form, template, disabled }: TemplateFormProps) {
  const { t } = useTranslation('content-templates');
  const common = { form, disabled };
  return (
    <>
      <Field {...common} name="title" label={t('field.title')} required>
        {(control) => <TextInput {...control} autoFocus={template === undefined} />}
      </Field>
      <Field {...common} name="code" label={t('field.code')} hint={t('field.codeHint')}>
        {(control) => <TextInput {...control} spellCheck={false} />}
      </Field>
      <ConfigFields {...common} />
      <Field {...common} name="imageId" label={t('field.image')} hint={t('field.imageHint')}>
        {(control) => <MediaInput {...control} label={t('field.image')} />}
      </Field>
      <StatusField form={form} disabled={disabled} />
    </>
  );
}
