import {
  SOURCE_KINDS,
  SOURCE_ORGANIZATIONS,
} from '@toasoan/contract/features/parser-sources/parser-source.ts';
import {
  ORGANIZATION_TEXTS,
  SOURCE_KIND_TEXTS,
} from '@toasoan/contract/features/parser-sources/source-texts.ts';
import { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import { slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { useTranslation } from 'react-i18next';
import { languageName } from '#web/features/projects/public.ts';
import { MediaInput } from '#web/patterns/media/media-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart, useSettledPart } from '#web/ui/form/use-form.ts';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { wordOptions } from '../source-words.ts';
import { ChoiceField, type SectionProps } from './choice-field.tsx';
import styles from './source-form.module.css';

interface IdentityFieldsProps extends SectionProps {
  readonly isNew: boolean;
}

/** Who the source is. */
export function IdentityFields({ isNew, ...field }: IdentityFieldsProps) {
  const { t } = useTranslation('parser-sources');
  const title = useSettledPart(field.form, ({ values }) => values.title);
  const zone = useFormPart(field.form, ({ values }) => values.timezone);
  return (
    <>
      <Field {...field} name="title" label={t('field.title')} required>
        {(control) => <TextInput {...control} autoFocus={isNew} />}
      </Field>
      <Field {...field} name="homeUrl" label={t('field.homeUrl')}>
        {(control) => <TextInput {...control} inputMode="url" placeholder="https://" spellCheck={false} />}
      </Field>
      <Field {...field} name="domains" label={t('field.domains')} hint={t('field.domainsHint')}>
        {(control) => <TagInput {...control} placeholder="bao-vi-du.example" />}
      </Field>
      <Field {...field} name="slug" label={t('field.slug')} hint={t('field.slugHint')}>
        {(control) => <TextInput {...control} placeholder={slugOf(title)} spellCheck={false} />}
      </Field>
      <Field {...field} name="logoId" label={t('field.logoId')}>
        {(control) => <MediaInput {...control} label={t('field.logoId')} />}
      </Field>
      <div className={styles.pair}>
        <ChoiceField
          {...field}
          name="sourceKind"
          label={t('field.sourceKind')}
          options={wordOptions(SOURCE_KIND_TEXTS, SOURCE_KINDS)}
        />
        <ChoiceField
          {...field}
          name="organizationType"
          label={t('field.organizationType')}
          options={wordOptions(ORGANIZATION_TEXTS, SOURCE_ORGANIZATIONS)}
        />
        <ChoiceField
          {...field}
          name="lang"
          label={t('field.lang')}
          options={RECORD_LANGUAGES.map((tag) => ({ value: tag, label: languageName(tag) }))}
        />
        <ChoiceField
          {...field}
          name="timezone"
          label={t('field.timezone')}
          options={timeZones(zone).map((name) => ({
            value: name,
            label: name === NEWSROOM_ZONE ? t('zone.vietnam') : name.replaceAll('_', ' '),
          }))}
        />
      </div>
    </>
  );
}

/** Browsers list an older name of the same zone. */
const OLD_NAMES: readonly string[] = ['Asia/Saigon'];

/** The newsroom's first; also one that this browser does not list. */
function timeZones(present: string): readonly string[] {
  const listed = Intl.supportedValuesOf('timeZone').filter((name) => !OLD_NAMES.includes(name));
  return [...new Set([NEWSROOM_ZONE, 'UTC', present, ...listed])];
}
