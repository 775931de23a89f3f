import type { Activity } from '@toasoan/contract/features/audit/audit.ts';
import { auditActionInWords } from '@toasoan/contract/features/audit/audit-words.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import styles from './activity-card.module.css';
import { MARKS, sentenceParts } from './sentence-parts.ts';

interface ActivitySentenceProps {
  readonly entry: Activity;
  /** Where the record is; absent for what cannot be opened. */
  readonly link: string | undefined;
}

/** "Lê Thu Hà đã xuất bản bài …": the sentence stands in the texts, names are put into it as they are. */
export function ActivitySentence({ entry, link }: ActivitySentenceProps) {
  const { t } = useTranslation('dashboard');
  const action = auditActionInWords(entry.action, currentLanguage());
  const sentence = t([`did.${entry.action}`, 'did.other'], { ...MARKS, action });
  const who = entry.by.name === '' ? t('activity.system') : entry.by.name;
  const what = entry.title === '' ? t('activity.nameless') : entry.title;
  return (
    <p className={styles.sentence}>
      {sentenceParts(sentence).map(({ place, text, at }) => {
        if (place === 'text') return text;
        if (place === 'who') {
          return (
            <b key={at} className={styles.who}>
              {who}
            </b>
          );
        }
        return link === undefined ? (
          <span key={at} className={styles.what}>
            {what}
          </span>
        ) : (
          <TabLink key={at} className={styles.what} to={link}>
            {what}
          </TabLink>
        );
      })}
    </p>
  );
}
