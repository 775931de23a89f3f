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
import { MailTroubleCard } from './mail/mail-trouble-card.tsx';
import { MyDayCard } from './my-day/my-day-card.tsx';
import { OutputCharts } from './output/output-charts.tsx';
import { DayTiles } from './posts/day-tiles.tsx';
import { NewestPosts } from './posts/newest-posts.tsx';
import { ScheduleCard } from './posts/schedule-card.tsx';
import { EndingRightsCard } from './rights/ending-rights-card.tsx';
import { useFreshDay } from './use-fresh-day.ts';

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
  const projectId = useProjectId();
  const dashboard = useQuery(dashboardQuery(projectId));
  useFreshDay(projectId);
  if (dashboard.data) {
    const { posts, takedowns, rights, mail, activity } = dashboard.data;
    if (!posts) {
      return (
        <>
          <MailTroubleCard trouble={mail} />
          <EndingRightsCard rights={rights} />
          <ActivityCard activity={activity} />
        </>
      );
    }
    return (
      <>
        <MailTroubleCard trouble={mail} />
        <DayTiles tiles={posts.tiles} takedowns={takedowns} />
        <MyDayCard day={posts.myDay} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <NewestPosts posts={posts.recentlyPublished} />
            <ActivityCard activity={activity} />
          </div>
          <div className={styles.column}>
            <ScheduleCard scheduled={posts.scheduledToday} />
            <EndingRightsCard rights={rights} />
          </div>
        </div>
        <OutputCharts posts={posts} />
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
