import type { NewestPostsOf } from '@toasoan/contract/features/dashboard/dashboard.ts';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { formatClock } from '#web/ui/text/format-date.ts';
import { CardNote } from '../card-note.tsx';
import { DashboardCard } from '../dashboard-card.tsx';
import { countText, listOf } from './counted-posts.ts';
import lines from './newest-posts.module.css';
import styles from './schedule-card.module.css';

/** What goes out today, along the hours. */
export function ScheduleCard({ scheduled }: { readonly scheduled: NewestPostsOf }) {
  const { t } = useTranslation('dashboard');
  const title = t('schedule.title');
  if (scheduled.items.length === 0) {
    return (
      <DashboardCard title={title}>
        <CardNote
          icon={<CalendarClock size={18} />}
          title={t('schedule.empty')}
          text={t('schedule.emptyText')}
        />
      </DashboardCard>
    );
  }
  const all = (
    <TabLink className={lines.all} to={listOf(scheduled)}>
      {t('posts.all', { n: countText(scheduled) })}
      <span className="visually-hidden"> – {title}</span>
    </TabLink>
  );
  return (
    <DashboardCard title={title} link={all}>
      <ol className={styles.timeline}>
        {scheduled.items.map((post) => (
          <li key={post.id} className={styles.entry}>
            <time className={styles.clock} dateTime={post.scheduleTime ?? ''}>
              {post.scheduleTime && formatClock(new Date(post.scheduleTime))}
            </time>
            <TabLink className={styles.post} to={`/manager_post/view/${post.id}`}>
              {post.title}
            </TabLink>
          </li>
        ))}
      </ol>
    </DashboardCard>
  );
}
