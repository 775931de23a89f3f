import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { dashboardEndpoints } from '@toasoan/contract/features/dashboard/endpoints.ts';
import { Pencil } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call, firstAnswer } from '#web/core/api/api.ts';
import { quietly } from '#web/core/api/quietly.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { createBundle } from '#web/core/live/bundle.ts';
import { onNotice } from '#web/core/live/notice-registry.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { useAuth } from '#web/core/session/auth-store.ts';
import { SignInAlarms } from '#web/features/audit/public.ts';
import { PostRecoveryLine } from '#web/features/posts/public.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { ActivityCard } from './activity/activity-card.tsx';
import { ModerationCard } from './comments/moderation-card.tsx';
import { ContestCard } from './contests/contest-card.tsx';
import styles from './dashboard.module.css';
import { LazyEventRecovery } from './events/lazy-event-recovery.tsx';
import { LazyEventsCard } from './events/lazy-events-card.tsx';
import { MailTroubleCard } from './mail/mail-trouble-card.tsx';
import { MyDayCard } from './my-day/my-day-card.tsx';
import { OutputByDay, OutputByName } from './output/output-charts.tsx';
import tiles from './posts/day-tiles.module.css';
import { DayTiles } from './posts/day-tiles.tsx';
import { MostRead } from './posts/most-read.tsx';
import { NewestPosts } from './posts/newest-posts.tsx';
import { ScheduleCard } from './posts/schedule-card.tsx';
import { useMayWrite } from './posts/use-may-write.ts';
import { EndingRightsCard } from './rights/ending-rights-card.tsx';
import { RoyaltyCard } from './royalties/royalty-card.tsx';
import { SpaceCard } from './space/space-card.tsx';
import { todayInWords } from './today-in-words.ts';

const TILES = ['1', '2', '3', '4', '5'];
const ROWS = ['45%', '70%', '55%', '80%', '60%'];

/** The page's own outline, so that nothing moves when the content appears. */
function DashboardLoading() {
  const { t } = useTranslation('dashboard');
  return (
    <Stack role="status" gap={4}>
      <span className="visually-hidden">{t('loading')}</span>
      <div className={tiles.tiles}>
        {TILES.map((tile) => (
          <div key={tile} className={classNames(tiles.tile, tiles.loading)}>
            <Skeleton width="60%" height="16px" />
            <Skeleton width="35%" height="28px" />
            <Skeleton width="45%" height="16px" />
          </div>
        ))}
      </div>
      <div className={styles.columns}>
        <Stack gap={4}>
          <CardLoading />
          <CardLoading />
        </Stack>
        <CardLoading />
      </div>
    </Stack>
  );
}

function CardLoading() {
  return (
    <div className={styles.cardWaiting}>
      <Skeleton width="30%" height="16px" />
      {ROWS.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}

/** The user's work of the day, the numbers of the project and its activity. */
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
    const { posts, takedowns, correctionRequests, layouts, rights, space, mail, activity } = dashboard.data;
    if (!posts) {
      return (
        <>
          <SignInAlarms />
          <MailTroubleCard trouble={mail} />
          <SpaceCard space={space} />
          <EndingRightsCard rights={rights} />
          <ActivityCard activity={activity} />
        </>
      );
    }
    return (
      <>
        <SignInAlarms />
        <MailTroubleCard trouble={mail} />
        <SpaceCard space={space} />
        <DayTiles tiles={posts.tiles} takedowns={takedowns} requests={correctionRequests} layouts={layouts} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <MyDayCard day={posts.myDay} />
            <NewestPosts posts={posts.recentlyPublished} />
            <MostRead reads={posts.reads} />
            <OutputByName posts={posts} />
          </div>
          <div className={styles.column}>
            <OutputByDay posts={posts} />
            <ScheduleCard scheduled={posts.scheduledToday} />
            <LazyEventsCard />
            <EndingRightsCard rights={rights} />
            <ModerationCard />
            <RoyaltyCard />
            <ContestCard />
            <div className={styles.rest}>
              <ActivityCard activity={activity} />
            </div>
          </div>
        </div>
      </>
    );
  }
  if (dashboard.error) {
    return (
      <LoadFailure
        title={t('failed')}
        error={dashboard.error}
        onRetry={() => void dashboard.refetch()}
        retrying={dashboard.isFetching}
      />
    );
  }
  return <DashboardLoading />;
}

function DashboardHeading() {
  const { t } = useTranslation('dashboard');
  const name = useAuth((auth) => auth.name);
  const today = todayInWords(useNow(), currentLanguage());
  const mayWrite = useMayWrite();
  return (
    <header className={styles.heading}>
      <div className={styles.words}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.greeting}>
          <span>{t('greeting', { name })}</span>
          <span className={styles.today}>{today}</span>
        </p>
      </div>
      {mayWrite && (
        <Row align="center">
          <PostRecoveryLine />
          <LazyEventRecovery />
          <TabLink to="/manager_post/create" className={buttonClass('main')}>
            <Pencil size={17} aria-hidden />
            {t('write')}
          </TabLink>
        </Row>
      )}
    </header>
  );
}

/** The answer of the page's first call is not asked for again when the page appears. */
const FRESH_MS = 5_000;

/** A returning user sees the previous state, which is read again at once: all of it changes elsewhere. */
function dashboardQuery(projectId: string) {
  return queryOptions({
    queryKey: [projectId, 'dashboard'],
    queryFn: ({ signal }) => call(dashboardEndpoints.get, { signal }),
    initialData: () => firstAnswer(dashboardEndpoints.get, {}),
    staleTime: ({ state }) => (state.dataUpdateCount === 0 ? FRESH_MS : 0),
  });
}

/** New notes and notifications trigger a read; changes of posts update the page themselves. */
function useFreshDay(projectId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const lookAgain = () => quietly(() => invalidate(client, { queryKey: [projectId, 'dashboard'] }));
    const bundle = createBundle<true>({ deal: lookAgain, random: Math.random }, () => document.hidden);
    const ends = (['notes', 'notifications'] as const).map((kind) =>
      onNotice(kind, (notice) => {
        if (notice.projectId === projectId) bundle.add(true);
      }),
    );
    document.addEventListener('visibilitychange', bundle.shown);
    return () => {
      for (const end of ends) end();
      document.removeEventListener('visibilitychange', bundle.shown);
      bundle.stop();
    };
  }, [client, projectId]);
}
