import { useQuery } from '@tanstack/react-query';
import { COMMENT_VIEWS } from '@toasoan/contract/features/comments/comment-list.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { ListTabs } from '#web/patterns/list-page/list-tabs.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { commentCounts } from '../comment-queries.ts';
import styles from './comment-queue-page.module.css';
import type { QueuePage } from './use-queue-page.ts';

const WAITING_VIEWS: readonly string[] = ['waiting', 'reported'];

/** The queues with their numbers, and how much this person has decided today. */
export function QueueTabs({ page }: { readonly page: QueuePage }) {
  const { t } = useTranslation('comments');
  const counts = useQuery(commentCounts(useProjectId())).data;
  return (
    <div className={styles.tabs}>
      <ListTabs
        page={page}
        tabs={COMMENT_VIEWS.map((view) => ({
          view,
          label: t(`view.${view}`),
          count: counts?.[view],
          waits: WAITING_VIEWS.includes(view),
        }))}
      />
      {counts !== undefined && (
        <p className={styles.today}>
          {t('mineToday')} <strong>{formatNumber(counts.mineToday)}</strong>
        </p>
      )}
    </div>
  );
}
