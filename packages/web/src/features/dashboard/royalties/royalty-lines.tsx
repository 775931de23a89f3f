import { useQuery } from '@tanstack/react-query';
import {
  periodAfter,
  periodOf,
  periodText,
} from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { quietRoyaltyMonth, sheetAddressOf } from '#web/features/royalties/public.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { DashboardCard } from '../dashboard-card.tsx';
import lines from '../posts/newest-posts.module.css';

/** Posts without a royalty of this month and the last, and a month that is over and not closed. */
export function RoyaltyLines() {
  const { t } = useTranslation('dashboard');
  const projectId = useProjectId();
  const present = periodOf(useNow().getTime());
  const months = [
    useQuery(quietRoyaltyMonth(projectId, periodAfter(present, -1))).data,
    useQuery(quietRoyaltyMonth(projectId, present)).data,
  ];
  const waiting = months.flatMap((month) => {
    if (month?.state !== 'OPEN') return [];
    const { period, isOver, sums } = month;
    const unset = sums.byState.UNSET.rows;
    const about = { month: periodText(period), count: unset };
    if (unset > 0)
      return [{ to: sheetAddressOf({ period, view: 'unset' }), text: t('royalties.unset', about) }];
    const isLate = isOver && sums.rows > 0;
    return isLate
      ? [{ to: sheetAddressOf({ period, view: 'all' }), text: t('royalties.notClosed', about) }]
      : [];
  });
  if (waiting.length === 0) return null;
  return (
    <DashboardCard title={t('royalties.title')}>
      <ul>
        {waiting.map(({ to, text }) => (
          <li key={to} className={lines.line}>
            <TabLink className={lines.title} to={to}>
              {text}
            </TabLink>
          </li>
        ))}
      </ul>
    </DashboardCard>
  );
}
