import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/form/field.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Select } from '#web/ui/select/select.tsx';
import { languageName } from '../language-name.ts';
import { timeZones } from '../time-zones.ts';
import type { GroupFieldsProps } from './general-fields.tsx';
import { LanguagesInput } from './languages-input.tsx';

export function LanguageFields({ form }: GroupFieldsProps) {
  const { t } = useTranslation('projects');
  const languages = useFormPart(form, ({ values }) => values.languages);
  return (
    <>
      <Field form={form} name="languages" label={t('field.languages')} required>
        {(control) => <LanguagesInput {...control} label={t('field.languages')} />}
      </Field>
      <Field form={form} name="defaultLang" label={t('field.defaultLang')}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.defaultLang')}
            options={languages.map((tag) => ({ value: tag, label: languageName(tag) }))}
            value={value}
            onChange={(tag) => onChange(tag ?? value)}
          />
        )}
      </Field>
      <Field form={form} name="timezone" label={t('field.timezone')} hint={t('field.timezoneHint')}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.timezone')}
            options={timeZones(value).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
            value={value}
            onChange={(zone) => onChange(zone ?? value)}
          />
        )}
      </Field>
    </>
  );
}
