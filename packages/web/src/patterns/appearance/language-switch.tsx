import { LANGUAGES, type Language } from '@toasoan/contract/vocabulary/language.ts';
import { useTranslation } from 'react-i18next';
import { Flag } from '#web/ui/display/flag.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import styles from './appearance.module.css';

/** Each language is named in itself. */
const NAMES: Readonly<Record<Language, string>> = { vi: 'Tiếng Việt', en: 'English' };

export function LanguageSwitch() {
  const { t, i18n } = useTranslation('appearance');
  return (
    <Row as="fieldset" gap={1} wrap={false}>
      <legend className="visually-hidden">{t('language')}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          className={styles.flag}
          lang={language}
          aria-label={NAMES[language]}
          aria-pressed={i18n.language === language}
          data-tip={NAMES[language]}
          onClick={() => void switchTo(language)}
        >
          <Flag language={language} />
        </button>
      ))}
    </Row>
  );
}

/** Fetched on demand: the change affects tabs, which the sign-in page does not load. */
async function switchTo(language: Language): Promise<void> {
  const { changeLanguage } = await import('#web/core/tabs/change-language.ts');
  await changeLanguage(language);
}
