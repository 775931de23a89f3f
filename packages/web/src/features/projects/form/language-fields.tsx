import type { LanguageSetting } from '@toasoan/contract/features/projects/language-setting.ts';
import { settledLanguages } from '@toasoan/contract/features/projects/project-languages.ts';
import { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { Field } from '#web/ui/form/field.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Select } from '#web/ui/select/select.tsx';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { languageName } from '../language-name.ts';
import type { GroupFieldsProps } from './general-fields.tsx';
import styles from './project-form.module.css';

const AT_HOME = 'Asia/Ho_Chi_Minh';
/** Browsers list an older name of the same zone. */
const OLD_NAMES: readonly string[] = ['Asia/Saigon'];

/** The selectable zones, the newsroom's first; `present` is included even if this browser does not list it. */
function timeZones(present: string): readonly string[] {
  const listed = Intl.supportedValuesOf('timeZone').filter((name) => !OLD_NAMES.includes(name));
  return [...new Set([AT_HOME, 'UTC', present, ...listed])];
}

/** What a project publishes in, in which order, and by which clock. */
export function LanguageFields({ form }: GroupFieldsProps) {
  const { t } = useTranslation('projects');
  const languages = useFormPart(form, ({ values }) => values.languages);
  const defaultLang = useFormPart(form, ({ values }) => values.defaultLang);
  return (
    <>
      <Field form={form} name="languages" label={t('field.languages')} required>
        {(control) => <LanguagesInput {...control} label={t('field.languages')} defaultLang={defaultLang} />}
      </Field>
      <Field form={form} name="defaultLang" label={t('field.defaultLang')}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.defaultLang')}
            options={languages.map(({ lang }) => ({ value: lang, label: languageName(lang) }))}
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
            options={timeZones(value).map((zone) => ({ value: zone, label: zoneName(zone, t) }))}
            value={value}
            onChange={(zone) => onChange(zone ?? value)}
          />
        )}
      </Field>
    </>
  );
}

/** The zone that nearly every project is in has a name; others go by that of their city. */
function zoneName(zone: string, t: (key: string) => string): string {
  return zone === NEWSROOM_ZONE ? t('zone.vietnam') : zone.replaceAll('_', ' ');
}

/** What is moved by the mouse is fetched with the form and not with every list of projects. */
const LanguageRows = lazy(async () => ({ default: (await import('./language-rows.tsx')).LanguageRows }));

interface LanguagesInputProps extends Control<readonly LanguageSetting[]> {
  readonly label: string;
  readonly defaultLang: string;
}

/** The languages that the translators know, and others that the project has; then the chosen ones in their order. */
function LanguagesInput({ label, id, value, onChange, defaultLang, ...control }: LanguagesInputProps) {
  const chosen = value.map(({ lang }) => lang);
  const offered = [...new Set<string>([...RECORD_LANGUAGES, ...chosen])];
  /** Settled anew: a language that leaves is nobody's fallback any more. */
  function toggled(tag: string): readonly LanguageSetting[] {
    const languages = chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag];
    return settledLanguages({ languages, defaultLang }, value);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field's own label names it.
    <div
      id={id}
      role="group"
      aria-label={label}
      aria-describedby={control['aria-describedby']}
      className={styles.languages}
    >
      <div className={styles.offered}>
        {offered.map((tag) => (
          <Checkbox
            key={tag}
            checked={chosen.includes(tag)}
            disabled={control.disabled}
            onChange={() => onChange(toggled(tag))}
          >
            {languageName(tag)}
          </Checkbox>
        ))}
      </div>
      {value.length > 1 && (
        <Suspense>
          <LanguageRows value={value} onChange={onChange} defaultLang={defaultLang} />
        </Suspense>
      )}
    </div>
  );
}
