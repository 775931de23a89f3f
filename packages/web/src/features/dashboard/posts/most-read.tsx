import type { DashboardReads } from '@toasoan/contract/features/dashboard/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { DashboardCard } from '../dashboard-card.tsx';
import styles from './newest-posts.module.css';

/** Reads of today and yesterday, and the posts with the most of both; nothing before anybody has read one. */
export function MostRead({ reads }: { readonly reads: DashboardReads }) {
  const { t } = useTranslation('dashboard');
  const { today, yesterday, most } = reads;
  if (today + yesterday === 0) return null;
  const days = t('reads.days', { today: formatNumber(today), yesterday: formatNumber(yesterday) });
  return (
    <DashboardCard title={t('reads.title')} link={<span className={textStyles.hint}>{days}</span>}>
      <ol>
        {most.map(({ postId, title, reads: count }) => (
          <li key={postId} className={styles.line}>
            <TabLink
              className={styles.title}
              to={`/manager_post/view/${postId}`}
              data-tip={title}
              data-tip-when="cut"
            >
              {title}
            </TabLink>
            <span className={styles.about}>
              <span className={styles.time}>{t('reads.count', { count, n: formatNumber(count) })}</span>
            </span>
          </li>
        ))}
      </ol>
    </DashboardCard>
  );
}
