import { CHART_DAYS, type PostsOfDashboard } from '@toasoan/contract/features/dashboard/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import type { ChartLink } from '#web/ui/charts/chart-links.ts';
import { DayBars } from '#web/ui/charts/day-bars.tsx';
import { NameBars } from '#web/ui/charts/name-bars.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { DashboardCard } from '../dashboard-card.tsx';
import { listOf } from '../posts/counted-posts.ts';
import styles from './output-charts.module.css';

const link: ChartLink = (href, props) => <TabLink to={href} {...props} />;

interface OutputProps {
  readonly posts: PostsOfDashboard;
}

/** Published posts by day; each bar leads to its posts. */
export function OutputByDay({ posts }: OutputProps) {
  const { t } = useTranslation('dashboard');
  return (
    <DashboardCard title={t('output.byDay')} link={<Span />}>
      <div className={styles.chart}>
        <DayBars
          label={t('output.byDay')}
          series={[{ key: 'published', label: t('output.posts'), tone: 'published' }]}
          days={posts.byDay.map((one) => ({
            day: one.day,
            href: listOf(one),
            counts: { published: one.total },
          }))}
          today={posts.today}
          link={link}
        />
      </div>
    </DashboardCard>
  );
}

/** The categories and people with the most posts; each bar leads to its posts. */
export function OutputByName({ posts }: OutputProps) {
  const { t } = useTranslation('dashboard');
  const figures = (named: PostsOfDashboard['byCategory']) =>
    named.map((one) => ({ key: one.id, name: one.name, count: one.total, href: listOf(one) }));
  return (
    <div className={styles.charts}>
      <DashboardCard title={t('output.byCategory')} link={<Span />}>
        <div className={styles.chart}>
          <Bars
            label={t('output.byCategory')}
            nameHeading={t('output.category')}
            figures={figures(posts.byCategory)}
          />
        </div>
      </DashboardCard>
      {posts.byPerson.length > 0 && (
        <DashboardCard title={t('output.byPerson')} link={<Span />}>
          <div className={styles.chart}>
            <Bars
              label={t('output.byPerson')}
              nameHeading={t('output.person')}
              figures={figures(posts.byPerson)}
            />
          </div>
        </DashboardCard>
      )}
    </div>
  );
}

function Span() {
  const { t } = useTranslation('dashboard');
  return <span className={textStyles.hint}>{t('output.days', { n: CHART_DAYS })}</span>;
}

interface BarsProps {
  readonly label: string;
  readonly nameHeading: string;
  readonly figures: Parameters<typeof NameBars>[0]['figures'];
}

function Bars(props: BarsProps) {
  const { t } = useTranslation('dashboard');
  if (props.figures.length === 0) return <p className={textStyles.quiet}>{t('output.none')}</p>;
  return <NameBars {...props} countHeading={t('output.posts')} link={link} />;
}
