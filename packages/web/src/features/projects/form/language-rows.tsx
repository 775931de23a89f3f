import {
  type LanguageSetting,
  MAX_LANGUAGE_NAME,
} from '@toasoan/contract/features/projects/language-setting.ts';
import { ownNameOf } from '@toasoan/contract/features/projects/project-languages.ts';
import { useTranslation } from 'react-i18next';
import { SortableList } from '#web/ui/form/sortable-list.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { languageName } from '../language-name.ts';
import styles from './project-form.module.css';

interface LanguageRowsProps {
  readonly value: readonly LanguageSetting[];
  readonly onChange: (value: readonly LanguageSetting[]) => void;
  readonly defaultLang: string;
}

/** The languages of a project in their order. */
export function LanguageRows({ value, onChange, defaultLang }: LanguageRowsProps) {
  const { t } = useTranslation('projects');
  return (
    <>
      <div className={styles.captions} aria-hidden>
        <span>{t('languages.nameShort')}</span>
        <span>{t('languages.fallbackShort')}</span>
      </div>
      <SortableList
        label={t('languages.order')}
        items={value}
        keyOf={({ lang }) => lang}
        nameOf={({ lang }) => languageName(lang)}
        onOrder={onChange}
      >
        {(setting) => (
          <LanguageRow
            setting={setting}
            others={value.flatMap(({ lang }) => (lang === setting.lang ? [] : [lang]))}
            defaultLang={defaultLang}
            onChange={(next) => onChange(value.map((one) => (one.lang === next.lang ? next : one)))}
          />
        )}
      </SortableList>
    </>
  );
}

interface LanguageRowProps {
  readonly setting: LanguageSetting;
  readonly others: readonly string[];
  readonly defaultLang: string;
  readonly onChange: (setting: LanguageSetting) => void;
}

/** How readers find a language in menus, and what they get where it has nothing. */
function LanguageRow({ setting, others, defaultLang, onChange }: LanguageRowProps) {
  const { t } = useTranslation('projects');
  const { lang, name, fallback } = setting;
  const language = languageName(lang);
  return (
    <div className={styles.language}>
      <span className={styles.tag}>{lang}</span>
      <TextInput
        aria-label={t('languages.name', { language })}
        value={name}
        placeholder={ownNameOf(lang)}
        maxLength={MAX_LANGUAGE_NAME}
        lang={lang}
        onChange={(next) => onChange({ ...setting, name: next })}
      />
      {lang === defaultLang ? (
        <span className={styles.none}>{t('languages.default')}</span>
      ) : (
        <Select
          label={t('languages.fallback', { language })}
          options={others.map((one) => ({ value: one, label: languageName(one) }))}
          value={fallback ?? defaultLang}
          onChange={(next) => onChange({ ...setting, fallback: next })}
        />
      )}
    </div>
  );
}
