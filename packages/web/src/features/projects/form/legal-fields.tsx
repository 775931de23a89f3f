import { PROJECT_KINDS, type ProjectKind } from '@toasoan/contract/features/projects/project.ts';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Select } from '#web/ui/select/select.tsx';
import { PROJECT_GROUPS } from '../project-values.ts';
import type { GroupFieldsProps } from './general-fields.tsx';

type LegalLine = Exclude<(typeof PROJECT_GROUPS.legal)[number], 'kind'>;

const LINES = PROJECT_GROUPS.legal.filter((name): name is LegalLine => name !== 'kind');
const INPUTS: Partial<Record<LegalLine, Partial<ComponentProps<typeof TextInput>>>> = {
  contactPhone: { type: 'tel' },
  contactEmail: { type: 'email', spellCheck: false },
};

/** What the law asks a site to name. */
export function LegalFields({ form }: GroupFieldsProps) {
  const { t } = useTranslation('projects');
  const kind = useFormPart(form, ({ values }) => values.kind);
  return (
    <>
      <Field form={form} name="kind" label={t('field.kind')}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.kind')}
            options={PROJECT_KINDS.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
            value={value}
            onChange={(next) => onChange((next ?? 'PORTAL') as ProjectKind)}
          />
        )}
      </Field>
      {LINES.map((name) => (
        <Field
          key={name}
          form={form}
          name={name}
          label={t(`field.${name}`)}
          required={name === 'licenceNo' && kind === 'AGGREGATOR'}
        >
          {(control) => <TextInput {...control} {...INPUTS[name]} />}
        </Field>
      ))}
    </>
  );
}
