import type { GlossaryDetail } from '@toasoan/contract/features/glossary/glossary-entry.ts';
import type {
  GlossaryFormat,
  MatchMode,
  PartOfSpeech,
} from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import type { RecordLanguage } from '@toasoan/contract/vocabulary/language.ts';
import { LANGUAGE_FACTS } from '@toasoan/contract/vocabulary/language-facts.ts';
import { useTranslation } from 'react-i18next';
import { useMay, useVisitor } from '#web/core/project/visitor.ts';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { Select } from '#web/ui/select/select.tsx';
import type { EntryValues } from './glossary-record.ts';
import { formatOptions, languageOptions, matchOptions, partOptions } from './glossary-words.ts';

interface PartProps {
  readonly form: FormStore<EntryValues>;
  readonly disabled: boolean;
}

interface GlossaryFormProps extends PartProps {
  readonly entry: GlossaryDetail | undefined;
}

export function GlossaryForm({ form, entry, disabled }: GlossaryFormProps) {
  const { t } = useTranslation('glossary');
  const format = useFormPart(form, ({ values }) => values.format);
  const mayApprove = useMay('translate.approve');
  const part = { form, disabled };
  return (
    <>
      <KindFields {...part} entry={entry} />
      <ContentFields {...part} />
      {format === 'KEYWORD' && <KeywordFields {...part} />}
      <Field {...part} name="domain" label={t('field.domain')} hint={t('field.domainHint')}>
        {(control) => <TextInput {...control} />}
      </Field>
      <Field {...part} name="note" label={t('field.note')} hint={t('field.noteHint')}>
        {(control) => <TextArea {...control} rows={2} />}
      </Field>
      <Field {...part} name="oldContent" label={t('field.oldContent')} hint={t('field.oldContentHint')}>
        {(control) => <TextArea {...control} rows={1} />}
      </Field>
      {entry === undefined && mayApprove && (
        <Field {...part} name="approve" label={t('field.approve')} inline>
          {({ value, onChange, ...control }) => <Switch {...control} value={value} onChange={onChange} />}
        </Field>
      )}
    </>
  );
}

/** The pair and the format of an entry are for good. */
function KindFields({ form, entry, disabled }: GlossaryFormProps) {
  const { t } = useTranslation('glossary');
  const part = { form, disabled: disabled || entry !== undefined };
  return (
    <>
      <Row gap={3} align="baseline">
        {(['sourceLang', 'targetLang'] as const).map((name) => (
          <Field key={name} {...part} name={name} label={t(`field.${name}`)} required>
            {({ onChange, ...control }) => (
              <Select
                {...control}
                label={t(`field.${name}`)}
                options={languageOptions()}
                onChange={(language) => onChange((language ?? 'vi') as RecordLanguage)}
              />
            )}
          </Field>
        ))}
      </Row>
      <Field {...part} name="format" label={t('field.format')} hint={t('field.formatHint')} required>
        {({ onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.format')}
            options={formatOptions()}
            onChange={(format) => onChange((format ?? 'KEYWORD') as GlossaryFormat)}
          />
        )}
      </Field>
    </>
  );
}

function ContentFields({ form, disabled }: PartProps) {
  const { t } = useTranslation('glossary');
  const { sourceLang, targetLang, format } = useFormPart(form, ({ values }) => values);
  const languages = { sourceContent: sourceLang, targetContent: targetLang } as const;
  return (
    <>
      {(['sourceContent', 'targetContent'] as const).map((name) => (
        <Field
          key={name}
          form={form}
          disabled={disabled}
          name={name}
          label={t(`field.${name}`)}
          {...(name === 'sourceContent' && { hint: t(`field.sourceHint.${format}`) })}
          required
        >
          {(control) => {
            const own = { ...control, lang: languages[name], dir: LANGUAGE_FACTS[languages[name]].direction };
            return format === 'KEYWORD' ? <TextInput {...own} /> : <TextArea {...own} rows={3} />;
          }}
        </Field>
      ))}
    </>
  );
}

function KeywordFields({ form, disabled }: PartProps) {
  const { t } = useTranslation('glossary');
  const { roles } = useVisitor();
  const mode = useFormPart(form, ({ values }) => values.matchMode);
  const part = { form, disabled };
  return (
    <>
      <Field {...part} name="forbidden" label={t('field.forbidden')} hint={t('field.forbiddenHint')}>
        {(control) => <TagInput {...control} />}
      </Field>
      <Row gap={3} align="baseline">
        <Field {...part} name="matchMode" label={t('field.matchMode')}>
          {({ onChange, ...control }) => (
            <Select
              {...control}
              label={t('field.matchMode')}
              options={matchOptions(roles.includes('SUPPER_ADMIN') || mode === 'REGEX')}
              onChange={(next) => onChange((next ?? 'PHRASE') as MatchMode)}
            />
          )}
        </Field>
        <Field {...part} name="partOfSpeech" label={t('field.partOfSpeech')}>
          {({ onChange, ...control }) => (
            <Select
              {...control}
              label={t('field.partOfSpeech')}
              options={partOptions()}
              onChange={(next) => onChange((next ?? '') as PartOfSpeech)}
            />
          )}
        </Field>
      </Row>
      <Row gap={3} align="baseline">
        <Field {...part} name="priority" label={t('field.priority')} hint={t('field.priorityHint')}>
          {(control) => <NumberInput {...control} min={1} max={100} />}
        </Field>
        <Field {...part} name="caseSensitive" label={t('field.caseSensitive')} inline>
          {({ value, onChange, ...control }) => <Switch {...control} value={value} onChange={onChange} />}
        </Field>
      </Row>
    </>
  );
}
