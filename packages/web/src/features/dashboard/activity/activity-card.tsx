import type { Activity } from '@toasoan/contract/features/audit/audit.ts';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useVisitor } from '#web/core/project/visitor.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { CardNote } from '../card-note.tsx';
import { DashboardCard } from '../dashboard-card.tsx';
import styles from './activity-card.module.css';
import { activityLinks } from './activity-links.ts';
import { ActivitySentence } from './activity-sentence.tsx';

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
