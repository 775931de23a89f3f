import { useQuery } from '@tanstack/react-query';
import type { ContestSummary } from '@toasoan/contract/features/contests/contest.ts';
import { daysToClosing } from '@toasoan/contract/features/contests/contest-steps.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { contestAddress, quietContests } from '#web/features/contests/public.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { useNow } from '#web/ui/text/use-now.ts';
import { DashboardCard } from '../dashboard-card.tsx';
import lines from '../posts/newest-posts.module.css';

/** How long works are taken, and how many wait for somebody. */
export function ContestLines() {
  const { t } = useTranslation('dashboard');
  const now = useNow().getTime();
  const contests = useQuery(quietContests(useProjectId())).data?.items ?? [];
  const alive = contests.filter(
    ({ state, waiting }) => state === 'OPEN' || state === 'JUDGING' || waiting > 0,
  );
  if (alive.length === 0) return null;
  return (
    <DashboardCard title={t('contests.title')}>
      <ul>
        {alive.map((contest) => (
          <li key={contest.id} className={lines.line}>
            <TabLink className={lines.title} to={contestAddress(contest)}>
              {contest.title}
            </TabLink>
            <span className={textStyles.quiet}>{wordsOf(contest, now, t)}</span>
          </li>
        ))}
      </ul>
    </DashboardCard>
  );
}

function wordsOf(contest: ContestSummary, now: number, t: TFunction<'dashboard'>): string {
  const days = daysToClosing({ ...contest, closeTime: contest.endTime, extendedTo: null }, now);
  const parts: string[] = [];
  if (days !== undefined)
    parts.push(days === 0 ? t('contests.lastDay') : t('contests.days', { count: days }));
  if (contest.state === 'JUDGING') parts.push(t('contests.judging'));
  if (contest.waiting > 0) parts.push(t('contests.waiting', { count: contest.waiting }));
  parts.push(t('contests.works', { count: contest.works }));
  return parts.join(' · ');
}
