import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { ActivityCard } from './activity/activity-card.tsx';
import styles from './dashboard.module.css';
import { DashboardHeading } from './dashboard-heading.tsx';
import { DashboardLoading } from './dashboard-loading.tsx';
import { dashboardQuery } from './dashboard-queries.ts';
import { NewestPosts } from './posts/newest-posts.tsx';
import { StateTiles } from './posts/state-tiles.tsx';

/** What a person begins the day with: what waits for them, what the project holds, what happened. */
export function DashboardPage() {
  return (
    <div className={styles.page}>
      <DashboardHeading />
      <DashboardContent />
    </div>
  );
}

function DashboardContent() {
  const { t } = useTranslation('dashboard');
  const dashboard = useQuery(dashboardQuery(useProjectId()));
  if (dashboard.data) {
    const { posts, activity } = dashboard.data;
    return (
      <>
        {posts && <StateTiles counts={posts.counts} ownCounts={posts.ownCounts} />}
        <div className={posts ? styles.columns : undefined}>
          {posts && (
            <div className={styles.column}>
              <NewestPosts kind="drafts" posts={posts.myDrafts} />
              <NewestPosts kind="published" posts={posts.recentlyPublished} />
            </div>
          )}
          <ActivityCard activity={activity} />
        </div>
      </>
    );
  }
  if (dashboard.error) {
    return (
      <ErrorState
        title={t('failed')}
        text={dashboard.error.message}
        requestId={dashboard.error instanceof ApiError ? dashboard.error.requestId : undefined}
        onRetry={() => void dashboard.refetch()}
        retrying={dashboard.isFetching}
      />
    );
  }
  return <DashboardLoading />;
}
