import { useQuery } from '@tanstack/react-query';
import type { ContestSummary } from '@toasoan/contract/features/contests/contest.ts';
import { LayoutGrid, ScanSearch, TableProperties } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { formatDay } from '#web/ui/text/format-date.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { ExportButton } from '../export/export-button.tsx';
import { submissionCounts } from '../submission-queries.ts';
import { intakeTime } from './intake-time.ts';
import { WORKS_WAYS, type WorksPage } from './use-works-page.ts';
import styles from './works-page.module.css';

const ICONS = { grid: LayoutGrid, table: TableProperties } as const;

interface WorksHeadingProps {
  readonly page: WorksPage;
  /** Begins with the oldest new work. */
  readonly onWalk: () => void;
}

/** Title and number, how long works come in, how they are shown, and the next thing to do. */
export function WorksHeading({ page, onWalk }: WorksHeadingProps) {
  const { t } = useTranslation('submissions');
  const counts = useQuery(submissionCounts(useProjectId(), page.contest.id)).data;
  const fresh = counts?.states.SUBMITTED ?? 0;
  const mayCheck = useMay('contest.check');
  return (
    <ListHeading title={t('title')} total={counts?.total}>
      <Intake contest={page.contest} />
      <fieldset className={styles.switch}>
        <legend className="visually-hidden">{t('show')}</legend>
        {WORKS_WAYS.map((way) => {
          const Icon = ICONS[way];
          return (
            <IconButton
              key={way}
              icon={<Icon size={17} />}
              label={t(`show.${way}`)}
              aria-pressed={way === page.shown}
              onClick={() => page.show(way)}
            />
          );
        })}
      </fieldset>
      <ExportButton page={page} />
      {mayCheck && (
        <Button
          variant="main"
          icon={<ScanSearch size={17} />}
          disabledReason={fresh === 0 ? t('walk.none') : undefined}
          onClick={onWalk}
        >
          {fresh === 0 ? t('walk') : t('walk.count', { n: formatNumber(fresh) })}
        </Button>
      )}
    </ListHeading>
  );
}

/** "Nhận bài đến 30/11/2026 · còn 10 ngày". */
function Intake({ contest }: { readonly contest: ContestSummary }) {
  const { t } = useTranslation('submissions');
  const now = useNow();
  const time = intakeTime(contest, now.getTime());
  const day = time.at === undefined ? '' : formatDay(new Date(time.at));
  return <p className={styles.intake}>{t(`intake.${time.kind}`, { day, count: time.days })}</p>;
}
