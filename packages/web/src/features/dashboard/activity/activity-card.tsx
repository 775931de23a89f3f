import type { Activity } from '@toasoan/contract/features/audit/audit.ts';
import { auditActionInWords, auditEntityInWords } from '@toasoan/contract/features/audit/audit-words.ts';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { type Folded, foldRows } from '#web/features/audit/public.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { CardNote } from '../card-note.tsx';
import { DashboardCard } from '../dashboard-card.tsx';
import styles from './activity-card.module.css';
import { activityLinks } from './activity-links.ts';
import { MARKS, sentenceParts } from './sentence-parts.ts';

/** Lines that show without scrolling past the other cards. */
const SHOWN = 10;

/** The latest activity in the project, newest first; twelve uploads at once are one line. */
export function ActivityCard({ activity }: { readonly activity: readonly Activity[] }) {
  const { t } = useTranslation('dashboard');
  const linkOf = activityLinks(activity, useVisitor());
  const folded = foldRows(activity).slice(0, SHOWN);
  return (
    <DashboardCard title={t('activity.title')}>
      {activity.length === 0 ? (
        <CardNote icon={<History size={18} />} title={t('activity.empty')} text={t('activity.emptyText')} />
      ) : (
        <ol className={styles.entries}>
          {folded.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <Avatar name={entry.by.name === '' ? t('activity.system') : entry.by.name} size="small" />
              <div>
                <ActivitySentence entry={entry} link={linkOf(entry)} />
                <p className={textStyles.hint}>
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
  readonly entry: Folded<Activity>;
  /** The address of the record; absent if it cannot be opened. */
  readonly link: string | undefined;
}

/** "Lê Thu Hà đã xuất bản bài …": the sentence comes from the texts, names are inserted unchanged. */
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
      {entry.others.length > 0 && ` ${t('activity.others', { n: formatNumber(entry.others.length) })}`}
    </p>
  );
}
