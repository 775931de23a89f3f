import {
  factsOfType,
  SOURCE_MODES,
  TEMPLATE_TYPES,
  TEMPLATE_VIEWS,
  type TemplateType,
} from '@toasoan/contract/features/content-templates/template-kinds.ts';
import { useTranslation } from 'react-i18next';
import { useVisitor } from '#web/core/project/visitor.ts';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Select } from '#web/ui/select/select.tsx';
import type { TemplateValues } from '../template-values.ts';
import { ChoiceTiles } from './choice-tiles.tsx';
import { Flag, FlagsInput } from './flags-input.tsx';
import { NumbersRow } from './numbers-row.tsx';
import { SourceFields } from './source-fields.tsx';
import { ViewIcon } from './view-icon.tsx';
import { WordingInput } from './wording-input.tsx';

interface ConfigFieldsProps {
  readonly form: FormStore<TemplateValues>;
  readonly disabled: boolean;
}

/** What a block shows and how: of a template, or of one block of a layout. */
export function ConfigFields({ form, disabled }: ConfigFieldsProps) {
  const { t } = useTranslation('content-templates');
  const { roles } = useVisitor();
  const type = useFormPart(form, (state) => state.values.type);
  const { content } = factsOfType(type);
  const reserved = roles.includes('SUPPER_ADMIN') ? undefined : t('html.reserved');
  const common = { form, disabled };
  return (
    <>
      <Field {...common} name="type" label={t('field.type')}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.type')}
            options={TEMPLATE_TYPES.map((one) => ({
              value: one,
              label: t(`type.${one}`),
              disabledReason: one === 'HTML' ? reserved : undefined,
            }))}
            value={value}
            onChange={(next) => onChange((next ?? 'NEWS_GROUP') as TemplateType)}
          />
        )}
      </Field>
      <Field {...common} name="heading" label={t('field.heading')}>
        {(control) => <WordingInput {...control} />}
      </Field>
      <Field {...common} name="subHeading" label={t('field.subHeading')}>
        {(control) => <WordingInput {...control} />}
      </Field>
      <Field {...common} name="headingLink" label={t('field.headingLink')} hint={t('field.headingLinkHint')}>
        {(control) => <TextInput {...control} spellCheck={false} inputMode="url" />}
      </Field>
      {type === 'HTML' && (
        <>
          <Field {...common} name="html" label={t('field.html')} hint={t('field.htmlHint')}>
            {(control) => <TextArea {...control} rows={8} spellCheck={false} />}
          </Field>
          <Field {...common} name="css" label={t('field.css')} hint={t('field.cssHint')}>
            {(control) => <TextArea {...control} rows={6} spellCheck={false} />}
          </Field>
        </>
      )}
      {content === 'posts' && (
        <Field {...common} name="sourceMode" label={t('field.sourceMode')}>
          {(control) => (
            <ChoiceTiles
              {...control}
              label={t('field.sourceMode')}
              options={SOURCE_MODES.map((mode) => ({ value: mode, label: t(`source.${mode}`) }))}
            />
          )}
        </Field>
      )}
      <SourceFields {...common} type={type} />
      {content !== 'none' && (
        <>
          <NumbersRow {...common} names={['limit', 'offset', 'columns']} />
          <Field {...common} name="view" label={t('field.view')}>
            {(control) => (
              <ChoiceTiles
                {...control}
                label={t('field.view')}
                options={TEMPLATE_VIEWS.map((view) => ({
                  value: view,
                  label: t(`view.${view}`),
                  icon: <ViewIcon view={view} />,
                }))}
              />
            )}
          </Field>
          <FlagsInput {...common} />
          <NumbersRow {...common} names={['minItems', 'cacheSeconds']} />
        </>
      )}
      {content === 'posts' && <Flag {...common} name="requireImage" label={t('field.requireImage')} />}
    </>
  );
}
