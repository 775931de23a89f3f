import type { Activity } from '@toasoan/contract/features/audit/audit.ts';
import { auditActionInWords, auditEntityInWords } from '@toasoan/contract/features/audit/audit-words.ts';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { CardNote } from '../card-note.tsx';
import { DashboardCard } from '../dashboard-card.tsx';
import styles from './activity-card.module.css';
import { activityLinks } from './activity-links.ts';
import { MARKS, sentenceParts } from './sentence-parts.ts';

/** What happened lately in the project, the newest first. */
export function ActivityCard({ activity }: { readonly activity: readonly Activity[] }) {
  const { t } = useTranslation('dashboard');
  const linkOf = activityLinks(activity, useVisitor());
  return (
    <DashboardCard title={t('activity.title')}>
      {activity.length === 0 ? (
        <CardNote icon={<History size={18} />} title={t('activity.empty')} text={t('activity.emptyText')} />
      ) : (
        <ol className={styles.entries}>
          {activity.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <Avatar name={entry.by.name === '' ? t('activity.system') : entry.by.name} size="small" />
              <div>
                <ActivitySentence entry={entry} link={linkOf(entry)} />
                <p className={styles.time}>
                  <DateText time={entry.time} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </DashboardCard>
  );
}

interface ActivitySentenceProps {
  readonly entry: Activity;
  /** Where the record is; absent for what cannot be opened. */
  readonly link: string | undefined;
}

/** "Lê Thu Hà đã xuất bản bài …": the sentence stands in the texts, names are put into it as they are. */
function ActivitySentence({ entry, link }: ActivitySentenceProps) {
  const { t } = useTranslation('dashboard');
  const language = currentLanguage();
  const action = auditActionInWords(entry.action, language);
  const kind = auditEntityInWords(entry.entity, language).toLocaleLowerCase(language);
  const verb = entry.action.slice(entry.action.indexOf('.') + 1);
  const sentence = t([`did.${entry.action}`, `did.${verb}`, 'did.other'], { ...MARKS, action, kind });
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
