import type { ParserTemplateDetail } from '@toasoan/contract/features/parser-templates/parser-template.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { parserSourceSearch } from '#web/features/parser-sources/public.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import type { TemplateValues } from './template-record.ts';

interface TemplateFormProps {
  readonly form: FormStore<TemplateValues>;
  readonly template: ParserTemplateDetail | undefined;
  readonly disabled: boolean;
}

export function TemplateForm({ form, template, disabled }: TemplateFormProps) {
  const { t } = useTranslation('parser-templates');
  const projectId = useProjectId();
  const common = { form, disabled };
  return (
    <>
      <Field {...common} name="title" label={t('field.title')} required>
        {(control) => <TextInput {...control} autoFocus={template === undefined} />}
      </Field>
      <Field {...common} name="sources" label={t('field.sources')} hint={t('field.sourcesHint')}>
        {(control) => (
          <Picker
            {...control}
            label={t('field.sources')}
            addLabel={t('sources.add')}
            search={parserSourceSearch(projectId)}
          />
        )}
      </Field>
      <Field {...common} name="note" label={t('field.note')}>
        {(control) => <TextArea {...control} rows={4} />}
      </Field>
    </>
  );
}
