import { MAX_LISTED_WORDS } from '@toasoan/contract/features/posts/settings/post-settings.ts';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import styles from './post-rules.module.css';
import type { SettingsValues } from './settings-values.ts';

interface GroupProps {
  readonly form: FormStore<SettingsValues>;
  readonly readOnly: boolean;
}

export function TimesCard({ form, readOnly, least }: GroupProps & { readonly least: number }) {
  const { t } = useTranslation('settings');
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>{t('times.title')}</h2>
      <Field
        form={form}
        name="minDelayMinutes"
        label={t('field.minDelayMinutes')}
        disabled={readOnly}
        hint={least > 0 ? t('times.byLaw', { least }) : t('times.hint')}
      >
        {(control) => <TextInput {...control} inputMode="numeric" after={t('unit.minutes')} />}
      </Field>
      <Field
        form={form}
        name="focusMax"
        label={t('field.focusMax')}
        disabled={readOnly}
        hint={t('times.focusHint')}
      >
        {(control) => <TextInput {...control} inputMode="numeric" after={t('unit.posts')} />}
      </Field>
    </section>
  );
}

export function WordsCard({ form, readOnly }: GroupProps) {
  const { t } = useTranslation('settings');
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>{t('words.title')}</h2>
      <p className={styles.lead}>{t('words.lead', { max: MAX_LISTED_WORDS })}</p>
      {(['bannedWords', 'suspectWords'] as const).map((name) => (
        <Field
          key={name}
          form={form}
          name={name}
          label={t(`field.${name}`)}
          disabled={readOnly}
          hint={t(`words.${name}`)}
        >
          {(control) => <TagInput {...control} placeholder={t('words.add')} />}
        </Field>
      ))}
    </section>
  );
}
