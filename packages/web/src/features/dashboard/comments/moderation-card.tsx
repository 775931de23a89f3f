import { useQuery } from '@tanstack/react-query';
import type { CommentStatistics } from '@toasoan/contract/features/comments/comment-statistics.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { commentStatistics, rejectName } from '#web/features/comments/public.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { DashboardCard } from '../dashboard-card.tsx';
import styles from './moderation-card.module.css';

const DAYS = 30;
const MOST_REASONS = 3;

/** How comments were moderated in the last month, and how often a second person agreed. */
export function ModerationCard() {
  const mayView = useMay('comment.view');
  const statistics = useQuery({ ...commentStatistics(useProjectId(), DAYS), enabled: mayView }).data;
  const received = statistics?.days.reduce((sum, day) => sum + day.received, 0) ?? 0;
  if (!statistics || received === 0) return null;
  return <Figures statistics={statistics} received={received} />;
}

interface FiguresProps {
  readonly statistics: CommentStatistics;
  readonly received: number;
}

function Figures({ statistics, received }: FiguresProps) {
  const { t } = useTranslation('dashboard');
  const { days, rejections, medianMinutes, agreement, hoursToday } = statistics;
  const rejected = days.reduce((sum, day) => sum + day.rejected + day.spam, 0);
  const decided = days.reduce((sum, day) => sum + day.approved, rejected);
  const today = hoursToday.reduce((sum, count) => sum + count, 0);
  const reasons = rejections.slice(0, MOST_REASONS);
  const figures = [
    { key: 'received', value: formatNumber(received), note: t('comments.today', { n: today }) },
    {
      key: 'rejected',
      value: decided === 0 ? '–' : t('comments.percent', { n: Math.round((100 * rejected) / decided) }),
    },
    {
      key: 'median',
      value: medianMinutes === null ? '–' : t('comments.minutes', { n: medianMinutes }),
    },
    {
      key: 'agreement',
      value:
        agreement.looks === 0 ? '–' : `${formatNumber(agreement.agreed)} / ${formatNumber(agreement.looks)}`,
    },
  ];
  return (
    <DashboardCard
      title={t('comments.title')}
      link={<span className={textStyles.hint}>{t('output.days', { n: DAYS })}</span>}
    >
      <dl className={styles.figures}>
        {figures.map(({ key, value, note }) => (
          <div key={key} className={styles.figure}>
            <dt>{t(`comments.${key}`)}</dt>
            <dd className={styles.value}>{value}</dd>
            {note && <dd className={textStyles.hint}>{note}</dd>}
          </div>
        ))}
      </dl>
      <p className={styles.reasons}>
        {reasons.length > 0 &&
          t('comments.reasons', {
            list: reasons.map(({ code, count }) => `${rejectName(code)} ${formatNumber(count)}`).join(' · '),
          })}
        <TabLink to="/manager_comment?open=statistics">{t('comments.statistics')}</TabLink>
        <TabLink to="/manager_comment">{t('comments.open')}</TabLink>
      </p>
    </DashboardCard>
  );
}
