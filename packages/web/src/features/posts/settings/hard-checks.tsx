import { POST_CHECKS } from '@toasoan/contract/features/posts/checklist/post-checks.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import styles from './post-rules.module.css';

/** What the press law or an agreement asks; the others are of the machine: readers would get a broken page. */
const OF_THE_LAW: readonly string[] = [
  'SOURCE_REQUIRED',
  'SOURCE_URL_REQUIRED',
  'SOURCE_TIME_REQUIRED',
  'MIN_DELAY',
  'EMBARGO',
  'SPONSOR_REQUIRED',
  'BYLINE_REQUIRED',
  'DOCUMENT_FACTS_REQUIRED',
  'LICENCE_ENDED',
  'LICENCE_DENIED',
  'CHILD_CONSENT',
];

/** What a check would name of a post stands for no post here. */
function withoutFinds(text: string): string {
  return text.replace(/: \{found\}/, '').replace(/\.$/, '');
}

/** Checks that no project can switch off, and what asks for them. */
export function HardChecks() {
  const { t } = useTranslation('settings');
  const hard = POST_CHECKS.filter(({ level }) => level === 'hard');
  const groups = [
    ['law', hard.filter(({ code }) => OF_THE_LAW.includes(code))],
    ['machine', hard.filter(({ code }) => !OF_THE_LAW.includes(code))],
  ] as const;
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>{t('hard.title')}</h2>
      <p className={styles.lead}>{t('hard.lead')}</p>
      {groups.map(([key, checks]) => (
        <div key={key}>
          <h3 className={styles.groupTitle}>{t(`hard.${key}`)}</h3>
          <ul className={styles.hard}>
            {checks.map(({ code, text }) => (
              <li key={code}>{withoutFinds(text[currentLanguage()])}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
