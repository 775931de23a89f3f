import type { SourceCategory } from '@toasoan/contract/features/source-categories/source-category.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { parserSourceSearch } from '#web/features/parser-sources/public.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { StatusField } from '#web/patterns/resource/status.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { sectionSearch } from './section-queries.ts';
import type { SectionValues } from './section-record.ts';

interface SectionFormProps {
  readonly form: FormStore<SectionValues>;
  readonly section: SourceCategory | undefined;
  /** The person may only read. */
  readonly disabled: boolean;
}

export function SectionForm({ form, section, disabled }: SectionFormProps) {
  const { t } = useTranslation('source-categories');
  const projectId = useProjectId();
  const sources = useMemo(() => parserSourceSearch(projectId), [projectId]);
  const address = { inputMode: 'url', placeholder: 'https://', spellCheck: false } as const;
  return (
    <>
      <Field
        form={form}
        name="sourceId"
        label={t('column.source')}
        required
        disabled={disabled || section !== undefined}
      >
        {({ value, onChange, ...control }) => (
          <Picker
            {...control}
            label={t('column.source')}
            addLabel={t(value === null ? 'source.choose' : 'source.change')}
            search={sources}
            max={1}
            value={value === null ? [] : [value]}
            onChange={([one]) => {
              onChange(one ?? null);
              form.set('parentId', null);
            }}
          />
        )}
      </Field>
      <Field form={form} name="title" label={t('column.title')} required disabled={disabled}>
        {(control) => <TextInput {...control} />}
      </Field>
      <Field form={form} name="url" label={t('field.url')} required disabled={disabled}>
        {(control) => <TextInput {...control} {...address} />}
      </Field>
      <Field
        form={form}
        name="rssUrl"
        label={t('field.rssUrl')}
        hint={t('field.rssHint')}
        disabled={disabled}
      >
        {(control) => <TextInput {...control} {...address} />}
      </Field>
      <ParentField form={form} section={section} disabled={disabled} />
      <StatusField form={form} disabled={disabled} />
    </>
  );
}

/** Another section of the same source. */
function ParentField({ form, disabled }: SectionFormProps) {
  const { t } = useTranslation('source-categories');
  const projectId = useProjectId();
  const source = useFormPart(form, ({ values }) => values.sourceId);
  const search = useMemo(() => source && sectionSearch(projectId, source.id), [projectId, source]);
  if (search === null) return null;
  return (
    <Field form={form} name="parentId" label={t('field.parent')} disabled={disabled}>
      {({ value, onChange, ...control }) => (
        <Picker
          {...control}
          label={t('field.parent')}
          addLabel={t(value === null ? 'parent.choose' : 'parent.change')}
          search={search}
          max={1}
          value={value === null ? [] : [value]}
          onChange={([one]) => onChange(one ?? null)}
        />
      )}
    </Field>
  );
}
